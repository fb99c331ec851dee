import Foundation
import Testing

@testable import DemoServer

@Suite struct MastodonNotificationTests {
  private static let notifications = "/mastodon/api/v1/notifications"
  private static let markers = "/mastodon/api/v1/markers"
  private static let token: Headers = ["Authorization": "Bearer example-access-token"]
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  @Test func `Notifications have several kinds, and several of them can be about the same post`() throws {
    let all = try world.get(Self.notifications + "?limit=40", headers: Self.token).json.items
    #expect(Set(all.compactMap { $0["type"]?.text }) == ["mention", "follow", "follow_request", "reblog", "favourite"])
    let favorites = all.filter { $0["type"] == "favourite" }.compactMap { $0["status"]?["id"]?.text }
    #expect(Set(favorites).count < favorites.count)
    #expect(all.allSatisfy { ($0["status"] == nil) == ($0["type"]?.text?.hasPrefix("follow") == true) })
    #expect(all.allSatisfy { $0["account"]?["acct"] != "mira_okafor" })
  }

  @Test func `A notification of a request to follow the user can be answered, and then is none of a request`() throws {
    world.change {
      $0.world.mastodon.state.tokens.append(
        OAuthToken(value: "writing", clientID: "", scopes: ["read", "write:follows"], isUser: true))
    }
    func requests() throws -> [String] {
      let all = try world.get(Self.notifications + "?limit=40", headers: Self.token).json.items
      return all.filter { $0["type"] == "follow_request" }.compactMap { $0["account"]?["id"]?.text }
    }
    let first = try requests()
    #expect(!first.isEmpty)
    for _ in 0..<2 {
      for id in Set(try requests()) {
        let path = "/mastodon/api/v1/follow_requests/\(id)/authorize"
        #expect(try world.post(path, form: [:], headers: ["Authorization": "Bearer writing"]).status == 200)
      }
    }
    #expect(try requests() == [])
  }

  @Test func `Pages of notifications link to each other without repetitions, and min_id returns the page above an ID`()
    throws
  {
    func ids(_ query: String) throws -> [String] {
      try world.get(Self.notifications + query, headers: Self.token).json.items.compactMap { $0["id"]?.text }
    }
    let first = try ids("?limit=10")
    let second = try ids("?limit=10&max_id=\(try #require(first.last))")
    #expect(Set(first + second).count == 20)
    #expect(try ids("?limit=10&min_id=\(try #require(second.first))") == first)
    #expect(try ids("?min_id=\(try #require(first.first))").isEmpty)
    let page = try world.get(Self.notifications + "?limit=10", headers: Self.token)
    #expect(page.headers["Link"]?.contains("max_id=\(try #require(first.last))") == true)
  }

  @Test func `Notifications and markers require a token, and setting a marker requires the scope for writing`() throws {
    #expect(try world.get(Self.notifications).status == 401)
    #expect(try world.get(Self.markers).status == 401)
    let form: FormFields = ["notifications[last_read_id]": "7"]
    #expect(try world.post(Self.markers, form: form).status == 401)
    world.change {
      $0.world.mastodon.state.tokens.append(
        OAuthToken(value: "reading", clientID: "", scopes: ["read"], isUser: true))
    }
    #expect(try world.post(Self.markers, form: form, headers: ["Authorization": "Bearer reading"]).status == 403)
    #expect(try world.get(Self.markers + "?timeline[]=notifications", headers: Self.token).text == "{}")
  }

  @Test func `A marker is returned as it was set, with a version that counts the changes`() throws {
    world.change {
      $0.world.mastodon.state.tokens.append(
        OAuthToken(value: "writing", clientID: "", scopes: ["read", "write:statuses"], isUser: true))
    }
    let headers: Headers = ["Authorization": "Bearer writing"]
    for id in ["7", "9"] {
      _ = try world.post(Self.markers, form: ["notifications[last_read_id]": id], headers: headers)
    }
    let marker = try world.get(Self.markers + "?timeline[]=home&timeline[]=notifications", headers: headers).json
    #expect(marker.keys == ["notifications"])
    let recording = URL(filePath: #filePath)
      .appending(path: "../../../../../Mastodon/Tests/MastodonTests/Recordings/marker_set.json").standardized
    let recorded = try #require(JSON(parsing: Data(contentsOf: recording))["body"]?["home"])
    #expect(marker["notifications"]?.keys == recorded.keys)
    #expect(marker["notifications"]?["last_read_id"] == "9")
    #expect(marker["notifications"]?["version"] == 1)
    #expect(marker["notifications"]?["updated_at"]?.text == "2024-05-01T21:46:40.000Z")
  }
}
