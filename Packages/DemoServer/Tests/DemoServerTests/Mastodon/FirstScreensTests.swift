import Foundation
import Testing

@testable import DemoServer

/// Tests of the content that a user sees first.
@Suite struct FirstScreensTests {
  private static let token: Headers = ["Authorization": "Bearer \(DemoServer.Accounts.mastodonToken)"]

  @Test func `There is one text for each post that is not an example, and all texts differ`() {
    let examples = (0..<ExamplePost.period).count { ExamplePost.at($0) != nil }
    #expect(Phrases.all.count == ExamplePost.period - examples)
    #expect(Set(Phrases.all.map(Piece.html)).count == Phrases.all.count)
  }

  @Test(arguments: [1, 2, 9] as [UInt64])
  func `The newest 80 posts of the home timeline have different contents`(seed: UInt64) throws {
    let world = try TestWorld { $0.seed = seed }
    var contents: [String] = []
    var cursor = ""
    for _ in 0..<2 {
      let page = try world.get("/mastodon/api/v1/timelines/home?limit=40\(cursor)", headers: Self.token).json.items
      contents += page.map { post in
        let shown = post["reblog"] == .null ? post : post["reblog"] ?? .null
        let files = shown["media_attachments"]?.items.map { $0["description"]?.text ?? "" } ?? []
        return (shown["content"]?.text ?? "") + files.joined()
      }
      cursor = "&max_id=\(page.last?["id"]?.text ?? "")"
    }
    #expect(contents.count == 80)
    #expect(Set(contents).count == 80)
  }

  @Test func `The newest page has boosts, replies, polls and images, and a post with replies`() throws {
    let page = try TestWorld().get("/mastodon/api/v1/timelines/home?limit=40", headers: Self.token).json.items
    #expect(page.contains { $0["reblog"] != .null })
    #expect(page.contains { $0["in_reply_to_id"] != .null })
    #expect(page.contains { $0["poll"]?["expired"] == false })
    #expect(page.contains { $0["media_attachments"]?.items.contains { $0["type"] == "image" } == true })
    #expect(page.contains { ($0["replies_count"]?.int ?? 0) > 1 })
  }

  @Test func `The description of the server has the fields that Mastodon always sends`() throws {
    let instance = try TestWorld().get("/mastodon/api/v1/instance").json
    for path in [
      ["uri"], ["title"], ["short_description"], ["description"], ["email"], ["version"], ["urls", "streaming_api"],
      ["stats", "user_count"], ["stats", "status_count"], ["stats", "domain_count"], ["thumbnail"], ["languages"],
      ["registrations"], ["approval_required"], ["invites_enabled"],
      ["configuration", "accounts", "max_featured_tags"],
      ["configuration", "statuses", "max_characters"], ["configuration", "media_attachments", "image_matrix_limit"],
      ["configuration", "media_attachments", "video_size_limit"],
      ["configuration", "media_attachments", "video_frame_rate_limit"],
      ["configuration", "media_attachments", "video_matrix_limit"], ["configuration", "polls", "max_expiration"],
      ["contact_account", "id"], ["rules"],
    ] {
      #expect(path.reduce(instance as JSON?) { $0?[$1] } != nil, "\(path)")
    }
  }

  @Test func `A relationship has the fields that Mastodon always sends`() throws {
    let world = try TestWorld()
    let person = try #require(
      world.get("/mastodon/api/v1/accounts/lookup?acct=ada_b", headers: Self.token).json["id"]?.text)
    let relations = try world.get("/mastodon/api/v1/accounts/relationships?id[]=\(person)", headers: Self.token).json
    let relation = try #require(relations.items.first)
    for name in [
      "id", "following", "showing_reblogs", "notifying", "languages", "followed_by", "blocking", "blocked_by", "muting",
      "muting_notifications", "requested", "requested_by", "domain_blocking", "endorsed", "note",
    ] {
      #expect(relation[name] != nil, "\(name)")
    }
  }

  @Test func `The demo token can be revoked with the demo client`() throws {
    let world = try TestWorld()
    let client = DemoServer.Accounts.mastodonClient
    let form: FormFields = [
      "client_id": client.id, "client_secret": client.secret, "token": DemoServer.Accounts.mastodonToken,
    ]
    #expect(try world.post("/mastodon/oauth/revoke", form: form).status == 200)
    #expect(try world.get("/mastodon/api/v1/timelines/home", headers: Self.token).status == 401)
  }
}
