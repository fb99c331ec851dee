import Foundation
import Testing

@testable import DemoServer

@Suite struct MastodonStreamTests {
  private static let token: Headers = ["Authorization": "Bearer \(DemoServer.Accounts.mastodonToken)"]
  private static let path = "/mastodon/api/v1/streaming/"

  private func events(_ world: TestWorld, _ feed: inout EventFeed) -> [String] {
    var data = Data()
    world.change { data = $0.events(of: &feed, at: "http://127.0.0.1:1") }
    return String(decoding: data, as: UTF8.self).components(separatedBy: "\n\n").filter { !$0.isEmpty }
  }

  @Test(arguments: ["user", "user/notification", "public", "public/local", "hashtag?tag=swift", "list?list=12249"])
  func `A stream needs a user's token`(path: String) throws {
    let world = try TestWorld()
    #expect(try world.get(Self.path + path).status == 401)
    let response = try world.get(Self.path + path, headers: Self.token)
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "text/event-stream")
    #expect(response.feed != nil)
    #expect(!String(decoding: response.head(keepsAlive: false, date: Date()), as: UTF8.self).contains("Content-Length"))
  }

  @Test(arguments: [
    ("user", "/timelines/home"), ("public", "/timelines/public"), ("list?list=12249", "/timelines/list/12249"),
  ])
  func `A stream has the posts that its timeline has, in the order in which they appear`(
    stream: String, timeline: String
  ) throws {
    let world = try TestWorld()
    var feed = try #require(try world.get(Self.path + stream, headers: Self.token).feed)
    #expect(events(world, &feed).isEmpty)
    world.change { $0.publishPosts(100) }
    var seen: [String] = []
    for _ in 0..<3 {
      for event in events(world, &feed) where event.hasPrefix("event: update\ndata: ") {
        seen.append(try JSON(parsing: Data(event.dropFirst(20).utf8))["id"]?.text ?? "")
      }
    }
    #expect(events(world, &feed).isEmpty)
    let newest = try world.get("/mastodon/api/v1\(timeline)?limit=10", headers: Self.token).json.items
    let ids: [String] = newest.map { $0["id"]?.text ?? "" }
    #expect(Array(seen.suffix(10)) == ids.reversed())
    #expect(Set(seen).count == seen.count)
    #expect(seen.sorted() == seen)
  }

  @Test func `The fault events closes a stream after a number of events, and other faults do not affect streams`()
    throws
  {
    let world = try TestWorld()
    world.change {
      $0.faults.add(.init(path: "/", method: nil, faults: [.status(503)], remaining: 9))
      $0.faults.add(.init(path: Self.path, method: nil, faults: [.events(3)], remaining: 1))
    }
    var feed = try #require(try world.get(Self.path + "public", headers: Self.token).feed)
    world.change { $0.publishPosts(40) }
    #expect(events(world, &feed).count == 3)
    #expect(feed.remaining == 0)
    #expect(Fault("events=3")?.description == "events=3")
  }

  // The key and the response are those of RFC 6455, section 1.3.
  private static let upgrade: Headers = [
    "Authorization": "Bearer \(DemoServer.Accounts.mastodonToken)", "Upgrade": "websocket", "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13",
  ]

  @Test(arguments: [
    ("user", 101), ("user:notification", 101), ("public", 101), ("public:local", 101), ("hashtag&tag=swift", 101),
    ("list&list=12249", 101), ("direct", 400),
  ])
  func `Each channel can be opened as a WebSocket`(stream: String, status: Int) throws {
    let response = try TestWorld().get("/mastodon/api/v1/streaming?stream=\(stream)", headers: Self.upgrade)
    #expect(response.status == status)
    #expect((response.feed?.isWebSocket == true) == (status == 101))
    guard status == 101 else { return }
    let head = String(decoding: response.head(keepsAlive: true, date: Date()), as: UTF8.self)
    #expect(head.hasPrefix("HTTP/1.1 101 Switching Protocols\r\n"))
    #expect(head.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
    #expect(head.contains("Connection: Upgrade\r\n") && !head.contains("Content-Length"))
  }

  @Test func `A WebSocket needs a token and the headers of the protocol`() throws {
    let world = try TestWorld()
    let path = "/mastodon/api/v1/streaming?stream=user"
    #expect(try world.get(path, headers: Self.token).status == 400)
    #expect(
      try world.get(path, headers: Headers(Self.upgrade.fields.filter { $0.name != "Authorization" })).status == 401)
  }

  @Test func `The events of a WebSocket are those of the stream, as messages with the event in a string`() throws {
    let world = try TestWorld()
    var stream = try #require(try world.get(Self.path + "user", headers: Self.token).feed)
    var socket = try #require(
      try world.get("/mastodon/api/v1/streaming?stream=user", headers: Self.upgrade).feed)
    world.change { $0.publishPosts(20) }
    var data = Data()
    world.change { data = $0.events(of: &socket, at: "http://127.0.0.1:1") }
    let messages = try data.split(separator: UInt8(ascii: "\n")).map { try JSON(parsing: Data($0)) }
    let expected = events(world, &stream)
    #expect(!expected.isEmpty)
    #expect(
      messages.map { "event: \($0["event"]?.text ?? "")\ndata: \($0["payload"]?.text ?? "")" } == expected)
    #expect(messages.allSatisfy { $0["stream"] == ["user"] })
  }

  @Test func `A server that streams over WebSocket only has no server-sent events and says where its streams are`()
    throws
  {
    let world = try TestWorld { $0.streamsOverWebSocketOnly = true }
    #expect(try world.get(Self.path + "user", headers: Self.token).status == 404)
    let urls = try world.get("/mastodon/api/v1/instance").json["urls"]
    #expect(urls == ["streaming_api": "ws://127.0.0.1:8080"])
  }
}
