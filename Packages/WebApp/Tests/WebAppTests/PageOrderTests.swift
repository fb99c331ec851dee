import Composition
import Foundation
import Presentation
import Reactive
import Testing
import WebAppTest
import WebUI

@testable import WebApp

/// Which page a request shows, and what every page shows.
@MainActor @Suite(.timeLimit(.minutes(15))) struct PageOrderTests {
  private struct Topic: ValueInput {
    static let parameter = "name"
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// A module with a list, and with a page for each topic that shows its name and an image.
  private struct TopicModule: WebModule {
    static let key = RouteKey<Topic>("topic")
    let notes: NotesModule
    /// The topics whose page was created.
    let created = BehaviorRelay<[String]>(value: [])
    var tabs: [Route] { notes.tabs }
    var destinations: [Destination] {
      notes.destinations + [
        Destination(Self.key, title: { LocalizedText(en: $0.description, zhHans: $0.description) }, samples: [])
      ]
    }
    var pages: [WebScene] {
      notes.pages + [
        WebScene(.drafts) { _ in throw InvalidRoute(route: RouteKey.drafts()) },
        WebScene(Self.key) { [created] topic, context in
          created.accept(created.value + [topic.description])
          let page = StatePage(LocalizedText(en: "Topic", zhHans: "话题"), language: context.language)
          let image = try #require(URL(string: "https://cups.example/a.png"))
          page.body = { HTML([HTML("topic \(topic.description)"), context.host.image(image, "A cup")]) }
          return Scene(screen: page)
        },
      ]
    }

    func register(in container: inout Container) {}
  }

  private let module: TopicModule

  init() { module = TopicModule(notes: NotesModule()) }

  @Test func `A request shows the page of its own address, and the page that the user has left disappears`()
    async throws
  {
    let app = try await PageApp(module) { _ in }
    defer { app.server.stop() }
    let client = await app.enter()
    let first = await client.get("/notes").body
    #expect(first.contains("<h1>Notes</h1>"))
    // Every destination has a page.
    #expect(!first.contains("/_missing"))
    #expect(await client.get("/topic?name=tea").body.contains("topic tea"))
    #expect(await client.get("/notes").body.contains("<h1>Notes</h1>"))
    #expect(module.notes.viewModel.calls == ["appear", "disappear", "appear"])
  }

  @Test func `The events of a page with a question mark in its query are its own`() async throws {
    let app = try await PageApp(module) { _ in }
    defer { app.server.stop() }
    let client = await app.enter()
    var events = client.events("/topic?name=tea?cake", state: -1).makeAsyncIterator()
    var text = ""
    while !text.contains("\n\n"), let piece = await events.next() { text += piece }
    #expect(text.contains("topic tea?cake"))
  }

  @Test func `A session keeps 32 pages that no browser shows, and releases the one whose last request is oldest`()
    async throws
  {
    let app = try await PageApp(module) { _ in }
    defer { app.server.stop() }
    let client = await app.enter()
    let names = (1...32).map(String.init)
    for name in names + names { _ = await client.get("/topic?name=\(name)") }
    #expect(module.created.value == names)
    for name in ["1", "33", "1", "2"] { _ = await client.get("/topic?name=\(name)") }
    #expect(module.created.value == names + ["33", "2"])
  }

  @Test func `A page that cannot be created shows the reason`() async throws {
    let app = try await PageApp(module) { _ in }
    defer { app.server.stop() }
    let page = await app.enter().get("/drafts")
    #expect(page.status == 500)
    #expect(page.body.contains("No destination of the app accepts the route drafts."))
  }

  @Test func `An app with a proxy shows images, and an app without one links to them`() async throws {
    let link = #"<a href="https://cups.example/a.png" rel="noopener noreferrer">A cup</a>"#
    let image = #"<img src="/_image?url=https%3A%2F%2Fcups.example%2Fa.png" loading="lazy" alt="A cup" class="image">"#
    for (proxy, markup) in [(nil, link), (ImageProxy(hosts: [], userAgent: "test"), image)] {
      let app = try await PageApp(module, images: proxy) { _ in }
      defer { app.server.stop() }
      let body = await app.enter().get("/topic?name=tea").body
      #expect(body.contains("topic tea" + markup), "\(body)")
    }
  }

  @Test func `Every page shows the last two messages until the next action`() async throws {
    let app = try await NotesApp()
    defer { app.server.stop() }
    for text in ["first", "second", "second", "third"] { app.session.show(text) }
    let page = await app.client.get("/notes")
    #expect(page.body.contains(">second · third</li>"), "\(page.body)")
    let token = try #require(page.token)
    _ = await app.client.post("/notes", ["token": token, "action": "refresh"])
    #expect(await !app.client.get("/notes").body.contains("third"))
  }
}
