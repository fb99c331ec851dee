import Foundation
import Testing

@testable import DemoServer

@Suite struct MastodonThreadTests {
  private static let api = "/mastodon/api"
  private static let token: Headers = ["Authorization": "Bearer example-access-token"]
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  private func id(_ index: Int) -> String { String(PostIdentifiers.mastodon.id(of: index)) }

  @Test func `Every reply is in the thread of the post that it replies to, and that post is above the reply`() throws {
    var replies = 0
    for index in Post.replies {
      let status = try world.get("\(Self.api)/v1/statuses/\(id(index))").json
      guard let parent = status["in_reply_to_id"]?.text else { continue }
      replies += 1
      #expect(status["mentions"]?[0]?["id"] == status["in_reply_to_account_id"])
      let above = try world.get("\(Self.api)/v1/statuses/\(id(index))/context").json["ancestors"]?.items ?? []
      #expect(above.last?["id"]?.text == parent)
      let below = try world.get("\(Self.api)/v1/statuses/\(parent)/context").json["descendants"]?.items ?? []
      #expect(below.contains { $0["id"]?.text == id(index) })
    }
    #expect(replies > 5)
  }

  @Test func `The number of replies of a post is the number of posts in its thread that reply to it`() throws {
    var replies = 0
    for index in 0..<40 {
      let status = try world.get("\(Self.api)/v1/statuses/\(id(index))", headers: Self.token).json
      let context = try world.get("\(Self.api)/v1/statuses/\(id(index))/context", headers: Self.token).json
      let direct = context["descendants"]?.items.filter { $0["in_reply_to_id"]?.text == id(index) } ?? []
      #expect(status["replies_count"] == .int(direct.count))
      replies += direct.count
    }
    #expect(replies > 5)
  }

  @Test func `The replies of a thread follow the posts that they reply to`() throws {
    let below = try world.get("\(Self.api)/v1/statuses/\(id(0))/context").json["descendants"]?.items ?? []
    var seen: Set = [id(0)]
    for reply in below {
      #expect(seen.contains(reply["in_reply_to_id"]?.text ?? ""))
      seen.insert(reply["id"]?.text ?? "")
    }
    #expect(seen.count == below.count + 1)
  }

  @Test func `An edited post has two versions with the fields of the real API, and any other post has one`() throws {
    let recording = URL(filePath: #filePath)
      .appending(path: "../../../../../Mastodon/Tests/MastodonTests/Recordings/status_history.json").standardized
    let recorded = try #require(JSON(parsing: Data(contentsOf: recording))["body"])
    var counts: Set<Int> = []
    // The server accepts 300 requests in five minutes.
    for index in 0..<140 {
      let status = try world.get("\(Self.api)/v1/statuses/\(id(index))").json
      // Boosts have no versions of their own, and posts for followers require a token.
      guard status["reblog"] == .null else { continue }
      let history = try world.get("\(Self.api)/v1/statuses/\(id(index))/history").json
      #expect(history.items.last?["content"] == status["content"])
      #expect(history.items.first?["created_at"] == status["created_at"])
      counts.insert(history.items.count)
      guard let edited = status["edited_at"]?.text else {
        #expect(history.items.count == 1)
        continue
      }
      #expect(history.items.last?["created_at"]?.text == edited)
      #expect(history.items.first?["content"] != status["content"])
      for key in [
        "content", "spoiler_text", "sensitive", "created_at", "account", "poll", "media_attachments", "emojis",
      ] {
        #expect(recorded[0]?[key] != nil && history[0]?[key] != nil, "\(key)")
      }
    }
    #expect(counts == [1, 2])
  }

  @Test func `A post that does not exist has no thread and no versions`() throws {
    #expect(try world.get("\(Self.api)/v1/statuses/7/context").status == 404)
    #expect(try world.get("\(Self.api)/v1/statuses/7/history").status == 404)
  }

  @Test func `A search finds accounts and hashtags without a token, and posts only with a token`() throws {
    let anonymous = try world.get("\(Self.api)/v2/search?q=swift").json
    #expect(anonymous["hashtags"]?.items.compactMap { $0["name"]?.text } == ["rxswift", "swift"])
    #expect(anonymous["statuses"]?.items.isEmpty == true)
    let found = try world.get("\(Self.api)/v2/search?q=Swift&limit=3", headers: Self.token).json
    #expect(found["statuses"]?.items.count == 3)
    #expect(try world.get("\(Self.api)/v2/search?q=%23term").json["accounts"]?.items.isEmpty == true)
    let people = try world.get("\(Self.api)/v2/search?q=@MIRA_okafor").json["accounts"]?.items ?? []
    #expect(people.compactMap { $0["acct"]?.text } == ["mira_okafor"])
    #expect(try world.get("\(Self.api)/v2/search?q=mira&resolve=true").status == 401)
    #expect(try world.get("\(Self.api)/v2/search?q=%20").json["accounts"]?.items.isEmpty == true)
  }

  @Test func `Relationships require a token, and include only the requested accounts`() throws {
    let ids = [0, 1, 2].map { Mastodon.accountID(of: Person.all[$0]) }
    let path = "\(Self.api)/v1/accounts/relationships?" + ids.map { "id[]=\($0)" }.joined(separator: "&")
    #expect(try world.get(path).status == 401)
    let relationships = try world.get(path, headers: Self.token).json.items
    #expect(relationships.map { $0["following"] } == [.bool(false), .bool(false), .bool(true)])
    #expect(relationships.map { $0["id"]?.text } == ids.map { String($0) })
  }

  @Test func `A person's pinned post is one of their posts`() throws {
    let path = "\(Self.api)/v1/accounts/109000000000000000/statuses?pinned=true"
    let pinned = try world.get(path).json.items
    #expect(pinned.map { $0["pinned"] } == [.bool(true)])
    #expect(pinned.first?["account"]?["acct"] == "mira_okafor")
  }
}
