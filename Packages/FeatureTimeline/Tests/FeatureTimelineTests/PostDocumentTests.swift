import Foundation
import Mastodon
import Networking
import NetworkingTest
import Posts
import Reactive
import Testing

@testable import FeatureTimeline

@Suite struct PostDocumentTests {
  private static let status = """
    {"id": "9", "created_at": "2026-11-22T10:00:00.000Z", "edited_at": "2026-11-22T11:00:00.000Z", "language": "en",
     "account": {"id": "1", "username": "ada", "acct": "ada", "display_name": "Ada"},
     "content": "<p>See <a href=\\"https://swift.example/blog\\">the blog</a>", "spoiler_text": "film", "sensitive": true,
     "visibility": "private", "in_reply_to_id": "3", "in_reply_to_account_id": "1",
     "replies_count": 1, "reblogs_count": 2, "favourites_count": 3,
     "media_attachments": [{"id": "5", "type": "image", "url": "https://files.example/a.png", "description": "a lake"}],
     "poll": {"id": "4", "expires_at": "2026-11-23T10:00:00.000Z", "expired": false, "multiple": false, "votes_count": 3, "voters_count": 2,
      "options": [{"title": "tabs", "votes_count": 2}, {"title": "spaces", "votes_count": 1}]}}
    """

  private func document(_ json: String) async throws -> [String: Any] {
    let client = try client(.json("[\(json)]"))
    let post = try #require(try await client.send(.timeline(.home)).map { Post($0) }.first)
    let data = try JSONEncoder().encode(PostDocument(post))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `The document of a post has its text, facts and counts, and ISO 8601 dates`() async throws {
    let post = try await document(Self.status)
    #expect(post["text"] as? String == "See the blog")
    #expect(post["warning"] as? String == "film")
    #expect(post["created"] as? String == "2026-11-22T10:00:00Z")
    #expect(post["edited"] as? String == "2026-11-22T11:00:00Z")
    #expect(post["isSensitive"] as? Bool == true)
    #expect(post["visibility"] as? String == "followers")
    #expect(post["counts"] as? [String: Int] == ["replies": 1, "boosts": 2, "favorites": 3])
    #expect(post["reply"] as? [String: String] == ["id": "3", "username": "ada"])
  }

  @Test func `The document of a post has its links, media and poll`() async throws {
    let post = try await document(Self.status)
    let links = try #require(post["links"] as? [[String: String]])
    #expect(
      links == [
        ["title": "the blog", "url": "https://swift.example/blog"],
        ["title": "a lake", "url": "https://files.example/a.png"],
      ])
    let media = try #require((post["media"] as? [[String: Any]])?.first)
    #expect(media["kind"] as? String == "image")
    #expect(media["description"] as? String == "a lake")
    let poll = try #require(post["poll"] as? [String: Any])
    #expect(poll["ends"] as? String == "2026-11-23T10:00:00Z")
    #expect(poll["votes"] as? Int == 3)
    #expect(poll["voters"] as? Int == 2)
    let options = try #require(poll["options"] as? [[String: Any]])
    let votes: [Int?] = options.map { $0["votes"] as? Int }
    #expect(votes == [2, 1])
  }

  @Test func `The document of a post omits fields that the server did not send`() async throws {
    let post = try await document(#"{"id": "9", "content": "<p>Hello", "account": {"id": "1", "username": "ada"}}"#)
    let absent = ["warning", "edited", "media", "poll", "quote", "reply", "links", "emoji", "original", "passedOnBy"]
    #expect(absent.filter { post[$0] != nil } == [])
    #expect(!post.values.contains { $0 is NSNull })
  }
}
