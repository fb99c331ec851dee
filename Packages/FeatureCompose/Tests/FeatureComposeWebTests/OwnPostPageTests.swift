import FeatureCompose
import Networking
import NetworkingTest
import Posts
import Testing
import WebApp
import WebAppTest

@MainActor @Suite(.timeLimit(.minutes(15))) struct OwnPostPageTests {
  private typealias Bench = ComposePageTests.Bench

  private static func status(by author: String) -> ScriptedReply {
    .json(
      #"{"id": "7", "uri": "u", "content": "<p>Tea</p>", "visibility": "unlisted", "language": "en", "account": {"id": "1", "username": "\#(author)", "acct": "\#(author)"}}"#
    ).on("GET /api/v1/statuses/7").repeated()
  }

  private static let source = ScriptedReply.json(##"{"id": "7", "text": "Tea <b> #tea", "spoiler_text": "drinks"}"##)
    .on("GET /api/v1/statuses/7/source").repeated()

  @Test func `The form of an edit has the source of the post and its fixed audience, and changes the post`()
    async throws
  {
    let changed = #"{"id": "7", "uri": "u", "content": "<p>Coffee</p>", "account": {"id": "1", "username": "mira"}}"#
    let bench = try await Bench([
      Self.status(by: "mira"), Self.source, .json(changed).on("PUT /api/v1/statuses/7"),
    ])
    defer { bench.app.server.stop() }
    _ = await bench.client.get("/edit?id=7")
    let page = await bench.client.get("/edit?id=7").body
    #expect(page.contains(">\nTea &lt;b&gt; #tea</textarea>") && page.contains(#"value="drinks""#), "\(page)")
    #expect(page.contains(#"<select id="visibility" name="visibility" data-typed="" disabled="">"#), "\(page)")
    #expect(page.contains(#"<option value="unlisted" selected="">"#) && !page.contains(#"type="file""#))
    let sending = try await bench.send("/edit?id=7", ["action": "publish", "text": "Coffee", "visibility": "direct"])
    #expect(sending.contains("Publishing"))
    bench.advance()
    #expect(await bench.client.get("/compose").body.contains("Post changed"))
    let sent = try #require(bench.transport.requests.first { $0.method == .put })
    let form = sent.body.segments.map {
      if case .data(let data) = $0 { String(decoding: data, as: UTF8.self) } else { "" }
    }
    #expect(form.joined().hasPrefix("status=Coffee&spoiler_text=drinks"), "\(form)")
  }

  @Test func `The form of an edit needs the token of the page`() async throws {
    let bench = try await Bench([Self.status(by: "mira"), Self.source])
    defer { bench.app.server.stop() }
    _ = await bench.client.get("/edit?id=7")
    for token in ["", "x"] {
      let fields = ["action": "publish", "text": "Coffee", "token": token]
      #expect(await bench.client.post("/edit?id=7", fields).status == 403)
    }
    bench.advance()
    #expect(await bench.client.get("/edit?id=7").body.contains(">\nTea"))
    #expect(!bench.transport.requests.contains { $0.method == .put })
  }

  @Test func `A post of another person has no form, and the page says why`() async throws {
    let bench = try await Bench([Self.status(by: "ada")])
    defer { bench.app.server.stop() }
    _ = await bench.client.get("/edit?id=7")
    let page = await bench.client.get("/edit?id=7").body
    #expect(page.contains("Only your own posts can be edited or deleted") && !page.contains("<textarea"), "\(page)")
  }

  @Test func `A post that was not deleted here cannot be written again, and the page says why`() async throws {
    let bench = try await Bench()
    defer { bench.app.server.stop() }
    _ = await bench.client.get("/redraft?id=7")
    let page = await bench.client.get("/redraft?id=7").body
    #expect(page.contains("There is no draft of this post on this machine") && !page.contains("<textarea"), "\(page)")
  }
}
