import FeatureCompose
import Networking
import NetworkingTest
import Posts
import Presentation
import Testing
import WebApp
import WebAppTest

@MainActor @Suite(.timeLimit(.minutes(15))) struct ComposeControlsTests {
  private typealias Bench = ComposePageTests.Bench

  private static let status =
    #"{"id": "7", "uri": "u", "content": "<p>Tea</p>", "media_attachments": [{"id": "31", "type": "image", "url": "https://a.example/1.png"}], "account": {"id": "1", "username": "mira", "acct": "mira"}}"#

  @Test func `The button to publish is disabled while the post is being sent`() async throws {
    let bench = try await Bench([.json(Self.status).on("POST /api/v1/statuses")])
    defer { bench.app.server.stop() }
    #expect(await bench.client.get("/compose").body.contains("<button>Publish</button>"))
    let sending = try await bench.send("/compose", ["action": "publish", "text": "Tea"])
    #expect(sending.contains(#"<button disabled="">Publish</button>"#), "\(sending)")
  }

  @Test func `Only a text that is too long has a red number of characters`() async throws {
    let bench = try await Bench()
    defer { bench.app.server.stop() }
    _ = await bench.client.get("/compose")
    bench.advance()
    for (count, style) in [(20, #"class="muted">0 characters left"#), (21, #"class="error">1 character too many"#)] {
      let page = try await bench.send("/compose", ["action": "typed", "text": String(repeating: "a", count: count)])
      #expect(page.contains(style), "\(page)")
    }
  }

  @Test func `A new post has a field for an image, and a box that removes it`() async throws {
    let file = #"{"id": "31", "type": "image", "url": "https://a.example/1.png", "preview_url": null}"#
    let bench = try await Bench([.json(file).on("POST /api/v2/media")])
    defer { bench.app.server.stop() }
    let page = await bench.client.get("/compose")
    #expect(page.body.contains(#"type="file" name="image" accept="image/*""#), "\(page.body)")
    let token = try #require(page.token)
    _ = await bench.client.post("/compose", ["action": "typed", "token": token], file: ("image", "cup.png", "bytes"))
    let attached = await bench.client.get("/compose").body
    #expect(
      attached.contains(#"type="checkbox" name="remove" value="31" data-typed=""> Remove</label>"#), "\(attached)")
  }

  @Test func `The images of a published post stay`() async throws {
    let source = #"{"id": "7", "text": "Tea", "spoiler_text": ""}"#
    let bench = try await Bench([
      .json(Self.status).on("GET /api/v1/statuses/7"), .json(source).on("GET /api/v1/statuses/7/source"),
    ])
    defer { bench.app.server.stop() }
    _ = await bench.client.get("/edit?id=7")
    let page = await bench.client.get("/edit?id=7").body
    #expect(page.contains(#"id="image-31""#) && page.contains("Image of the post"), "\(page)")
    #expect(!page.contains(#"name="remove""#) && !page.contains(#"type="file""#), "\(page)")
  }

  @Test(arguments: [(401, true), (404, false)])
  func `A post that needs a login offers one, and a missing post does not`(status: Int, offersLogin: Bool) async throws
  {
    let bench = try await Bench([.status(status).on("GET /api/v1/statuses/7")])
    defer { bench.app.server.stop() }
    _ = await bench.client.get("/reply?id=7")
    bench.advance()
    let page = await bench.client.get("/reply?id=7").body
    #expect(page.contains(#"value="retry""#), "\(page)")
    #expect(page.contains(#"value="logIn""#) == offersLogin, "\(page)")
  }
}
