import Composition
import FeatureTimeline
import FeatureTimelineModule
import FeatureTimelineTest
import FeatureTimelineWeb
import Foundation
import Networking
import Posts
import Presentation
import Reactive
import ReactiveTest
import Testing
import WebApp
import WebAppTest
import WebUI

@MainActor @Suite(.timeLimit(.minutes(15))) struct TimelinePageTests {
  private let bench = PageBench()

  /// The module in an app that has editors of replies and of quotes.
  private struct AnsweringModule: WebModule {
    let timeline = TimelineModule()
    private let editors: [RouteKey<ReplyInput>] = [.reply, .quote]
    var destinations: [Destination] {
      let title = LocalizedText(en: "Answer", zhHans: "回应")
      return timeline.destinations
        + editors.map { Destination($0, title: { _ in title }, samples: [ReplyInput("1")]) }
    }
    var pages: [WebScene] {
      timeline.pages
        + editors.map {
          WebScene($0) {
            Scene(screen: StatePage(LocalizedText(en: $0.description, zhHans: ""), language: $1.language))
          }
        }
    }

    func register(in container: inout Container) {}
  }

  @Test func `A post has links to the editors of a reply and of a quote in an app that has them`() async throws {
    bench.server.publish("Hello", by: 0)
    let alone = try await bench.start()
    defer { alone.server.stop() }
    let page = await bench.page("/timeline", of: alone)
    #expect(!page.contains("/reply") && !page.contains("/quote"))
    let app = try await bench.start(AnsweringModule())
    defer { app.server.stop() }
    let body = await bench.page("/timeline", of: app)
    #expect(body.contains(#"<a href="/reply?id=907" data-key="r">Reply</a>"#))
    #expect(body.contains(#"<a href="/quote?id=907" data-key="&quot;">Quote</a>"#), "\(body)")
  }

  @Test func `A timeline shows posts with links to threads and profiles, and their words as text`() async throws {
    bench.server.publish("Hello <b>&", by: 0)
    let app = try await bench.start()
    defer { app.server.stop() }
    let body = await bench.page("/timeline", of: app)
    #expect(body.contains("<strong>#swift</strong>"))
    #expect(body.contains("Hello &lt;b&gt;&amp;"))
    #expect(body.contains(#"<a href="/profile?name=mira_okafor"><strong>Mira Okafor</strong></a>"#))
    #expect(body.contains(#"<a href="/thread?id=907""#))
    #expect(body.contains(#"src="/_image?url=https%3A%2F%2Fstub.example%2Favatars%2F0.png""#))
    #expect(body.contains(#"<a href="/timelines" data-key="T">Timelines</a>"#))
  }

  @Test func `Links to people and hashtags lead to pages, and a post shows the preview of its link`() async throws {
    bench.server.publish(
      "Hello", by: 0,
      fields: #"""
        {"content": "<p><a href=\"https://other.example/@ada\">@ada</a> <a href=\"https://other.example/tags/tea\">#tea</a></p>",
         "card": {"url": "https://a.example/1", "title": "<Tea>", "description": "Leaves", "provider_name": "A site"}}
        """#)
    let app = try await bench.start()
    defer { app.server.stop() }
    let body = await bench.page("/timeline", of: app)
    #expect(body.contains(#"<a href="/profile?name=ada%40other.example">@ada</a>"#))
    #expect(body.contains(#"<a href="/timeline?source=%23tea">#tea</a>"#))
    #expect(body.contains(#"<p class="muted">A site</p>"#) && body.contains("&lt;Tea&gt;") && body.contains("Leaves"))
  }

  @Test func `A quoted post leads to its thread, and a list has the name that the server knows`() async throws {
    let status = #"{"id": "88", "content": "Quoted", "account": {"id": "3", "username": "ada"}}"#
    bench.server.publish("Look", by: 0, fields: #"{"quote": {"state": "accepted", "quoted_status": \#(status)}}"#)
    let app = try await bench.start(account: "mira")
    defer { app.server.stop() }
    let body = await bench.page("/timeline?source=list%3A12249", of: app)
    #expect(body.contains(#"href="/thread?id=88""#), "\(body)")
    #expect(body.contains("<strong>RxSwift · @mira</strong>"), "\(body)")
  }

  @Test(arguments: [
    (#"{"spoiler_text": "<Spoiler>"}"#, "Content warning: &lt;Spoiler&gt;"),
    (
      #"{"filtered": [{"filter": {"title": "Work", "filter_action": "warn", "context": ["public"]}}]}"#,
      "Filtered · Work"
    ),
    (
      #"{"sensitive": true, "media_attachments": [{"id": "1", "type": "image", "url": "https://files.example/1.png"}]}"#,
      "sensitive"
    ),
  ])
  func `What a warning or a filter folds is in an element that the user opens`(fields: String, summary: String)
    async throws
  {
    bench.server.publish("Hidden", by: 0, fields: fields)
    let app = try await bench.start()
    defer { app.server.stop() }
    let body = await bench.page("/timeline", of: app)
    let parts = body.split(separator: #"<details><summary class="warning">\#(summary)</summary>"#)
    #expect(parts.count == 2, "\(body)")
    #expect(parts.last?.contains("Hidden") == !fields.contains("sensitive"))
    #expect(parts.first?.contains("Hidden") == fields.contains("sensitive"))
  }

  @Test func `An image has the description of its author, and is a link if the app loads no images`() async throws {
    let fields = """
      {"media_attachments": [{"id": "1", "type": "image", "url": "https://files.example/1.png", \
      "preview_url": "https://files.example/s.png", "description": "A \\"lake\\""}]}
      """
    bench.server.publish("Look", by: 0, fields: fields)
    let app = try await bench.start()
    defer { app.server.stop() }
    let body = await bench.page("/timeline", of: app)
    #expect(
      body.contains(
        #"src="/_image?url=https%3A%2F%2Ffiles.example%2Fs.png" loading="lazy" alt="A &quot;lake&quot;""#),
      "\(body)")
    let plain = try await bench.start(images: false)
    defer { plain.server.stop() }
    let text = await bench.page("/timeline", of: plain)
    #expect(!text.contains("<img"))
    #expect(text.contains(#"href="https://files.example/s.png""#))
  }

  @Test func `A favorite of the page is shown at once and sent, and a poll has a field for each option`() async throws {
    let poll =
      #"{"poll": {"id": "7", "expired": false, "multiple": false, "voted": false, "options": [{"title": "Tea"}, {"title": "<i>"}]}}"#
    bench.server.publish("Which?", by: 0, fields: poll)
    let app = try await bench.start(account: "mira")
    defer { app.server.stop() }
    let client = await app.enter()
    _ = await client.get("/timeline")
    let page = await client.get("/timeline")
    #expect(page.body.contains(#"<input type="radio" name="choice" value="2"> &lt;i&gt;"#), "\(page.body)")
    let row = try #require(page.body.firstMatch(of: /name="row" value="([^"]+)"/).map { String($0.1) })
    let fields = ["token": try #require(page.token), "row": row.replacing("&quot;", with: "\""), "action": "favorite"]
    #expect(await client.post("/timeline", fields).status == 303)
    #expect(await client.get("/timeline").body.contains(#"aria-label="Remove favorite"#))
    bench.clock.advanceTo(bench.clock.clock + 50)
    #expect(bench.server.reactions(to: "907") == ["favourited": true])
  }

  @Test func `An action without a login shows why it was not performed`() async throws {
    bench.server.publish(1)
    let app = try await bench.start()
    defer { app.server.stop() }
    let client = await app.enter()
    _ = await client.get("/timeline")
    let page = await client.get("/timeline")
    let row = try #require(page.body.firstMatch(of: /name="row" value="([^"]+)"/).map { String($0.1) })
    let fields = ["token": try #require(page.token), "row": row.replacing("&quot;", with: "\""), "action": "boost"]
    _ = await client.post("/timeline", fields)
    #expect(await client.get("/timeline").body.contains("Log in to your server to take part"))
  }

  @Test func `A thread shows the stored posts and the reason if it cannot be loaded`() async throws {
    bench.server.publish("the question")
    bench.server.publish("the answer", replyingTo: "907")
    let app = try await bench.start()
    defer { app.server.stop() }
    let client = await app.enter()
    // The first response is the page before its rows are loaded.
    for _ in 1...2 { _ = await client.get("/timeline") }
    bench.server.failure = .transport(.offline)
    _ = await client.get("/thread?id=907")
    let body = await client.get("/thread?id=907").body
    for text in ["the question", "the answer", "The thread could not be loaded"] {
      #expect(body.contains(text), "\(body)")
    }
  }

  @Test func `A thread indents each reply below the post that it replies to`() async throws {
    bench.server.publish("First", by: 0)
    bench.server.publish("Second", by: 1, replyingTo: "907")
    bench.server.publish("Third", by: 2, replyingTo: "914")
    let app = try await bench.start()
    defer { app.server.stop() }
    let body = await bench.page("/thread?id=907", of: app)
    let rows = body.components(separatedBy: #"<li id="row-"#).dropFirst()
    let levels = rows.map { $0.components(separatedBy: #"<div class="reply">"#).count - 1 }
    #expect(levels == [0, 1, 2], "\(body)")
  }

  @Test func `A profile shows the person, the relationship and the link to all posts`() async throws {
    bench.server.publish(1)
    let app = try await bench.start(account: "mira")
    defer { app.server.stop() }
    let body = await bench.page("/profile?name=liwei_dev", of: app)
    #expect(body.contains("写代码，也写博客 🧋"))
    #expect(body.contains("Follows you"))
    #expect(body.contains(#"<a href="/timeline?source=%40liwei_dev">All posts</a>"#), "\(body)")
  }

  @Test func `The search finds people, hashtags and posts, and each source of the list can be chosen`() async throws {
    bench.server.publish("Swift on servers", by: 0)
    let app = try await bench.start()
    defer { app.server.stop() }
    let client = await app.enter()
    let token = try #require(await client.get("/search").token)
    _ = await client.post("/search", ["token": token, "action": "search", "text": "swift"])
    bench.clock.advanceTo(bench.clock.clock + 50)
    let body = await client.get("/search").body
    #expect(body.contains(#"<a href="/timeline?source=%23swift">#swift</a>"#), "\(body)")
    #expect(body.contains("Swift on servers"))
    _ = await client.get("/timelines")
    #expect(await client.get("/timelines").body.contains("Federated</button>"))
  }
}
