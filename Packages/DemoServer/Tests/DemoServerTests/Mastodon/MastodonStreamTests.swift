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
}
