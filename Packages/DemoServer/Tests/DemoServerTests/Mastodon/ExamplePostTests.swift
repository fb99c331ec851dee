import Foundation
import Testing

@testable import DemoServer

/// Tests of the posts with special content, such as polls, content warnings and attachments.
@Suite struct ExamplePostTests {
  private static let token: Headers = ["Authorization": "Bearer example-access-token"]
  private let world: TestWorld

  init() throws { world = try TestWorld() }

  @Test(arguments: ["", "&local=true"])
  func `The newest page of a public timeline contains an example of every kind of content`(
    query: String
  ) throws {
    let page = try world.get("/mastodon/api/v1/timelines/public?limit=40\(query)").json.items
    func contains(_ matches: (JSON) -> Bool) -> Bool { page.contains(where: matches) }
    for kind in ["image", "video", "audio"] {
      #expect(contains { $0["media_attachments"]?.items.contains { $0["type"] == .string(kind) } == true }, "\(kind)")
    }
    #expect(contains { $0["poll"]?["expired"] == false })
    #expect(
      contains { $0["poll"]?["expired"] == true && $0["poll"]?["multiple"] == true && $0["poll"]?["voted"] == true })
    #expect(contains { $0["spoiler_text"] != "" && $0["sensitive"] == true })
    #expect(contains { $0["quote"] != nil })
    #expect(contains { $0["edited_at"] != .null })
    for tag in ["<ul>", "<blockquote>", "<pre>"] { #expect(contains { $0["content"]?.text?.contains(tag) == true }) }
    #expect(page.allSatisfy { $0["visibility"] == "public" })
  }

  @Test func `A post for followers only is in the home timeline, and requires a token elsewhere`() throws {
    let home = try world.get("/mastodon/api/v1/timelines/home?limit=40", headers: Self.token).json.items
    #expect(home.contains { $0["visibility"] == "unlisted" && $0["emojis"]?.items.isEmpty == false })
    let post = try #require(home.first { $0["visibility"] == "private" })
    let id = try #require(post["id"]?.text)
    let author = try #require(post["account"]?["id"]?.text)
    for path in ["statuses/\(id)", "statuses/\(id)/context"] {
      #expect(try world.get("/mastodon/api/v1/\(path)").status == 404)
      #expect(try world.get("/mastodon/api/v1/\(path)", headers: Self.token).status == 200)
    }
    let posts = "/mastodon/api/v1/accounts/\(author)/statuses?limit=40"
    #expect(try !world.get(posts).json.items.contains { $0["id"]?.text == id })
    #expect(try world.get(posts, headers: Self.token).json.items.contains { $0["id"]?.text == id })
  }
}
