import Foundation
import Persistence
import Presentation
import Reactive
import ReactiveTest
import Testing

@testable import Composition

@MainActor @Suite struct ModuleListTests {
  private static func destination(_ key: RouteKey<NoInput>) -> Destination {
    Destination(key, title: LocalizedText(en: key.name, zhHans: key.name))
  }

  private static let person = Destination(
    .person, title: { _ in LocalizedText(en: "Person", zhHans: "人") }, samples: [PersonInput(name: "mira")],
    below: { _ in [.first] })

  private let modules: ModuleList

  init() throws {
    modules = try ModuleList(
      [
        TestModule(destinations: [Self.destination(.first)], tabs: [.first]),
        TestModule(destinations: [Self.person]),
      ], format: .test)
  }

  @Test(arguments: [
    "tessera://person?name=mira", "tessera://app/Person?NAME=mira", "https://MomentsApp.com/a/b/PERSON/?name=mira",
    " tessera://person?name=mira&name=ada&unknown=1\n",
  ])
  func `Regardless of case, a URL names the destination in its last path component or else in its host`(url: String) {
    #expect(modules.route(url: url) == .person("mira"))
  }

  @Test(arguments: [
    "", "person", "tessera://", "tessera://nowhere", "tessera://person", "tessera://person?name=",
    "tessera://user@first", "https://user:secret@momentsapp.com/first",
    "https://momentsapp.com/", "https://example.com/first", "http://momentsapp.com/first", "ftp://first",
    "https://momentsapp.com.example.com/first",
  ])
  func `A URL has no route if it is for another app, has a username or lacks a destination or parameter`(url: String) {
    #expect(modules.route(url: url) == nil)
  }

  @Test func `2,000 random routes are unchanged after a round trip through both forms of their URLs`() throws {
    var generator = SeededGenerator(seed: 11)
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "0", "&", "=", "?", "#", "/", "%", "+", " ", "\n", "\u{0}", "\u{7F}", "é", "积", "🇨🇳", "👩", "\u{200D}",
      "\u{301}", ":", "@", ";", "\"", "<", "\\",
    ].flatMap(\.unicodeScalars)
    for _ in 0..<2000 {
      var text = String.UnicodeScalarView()
      for _ in 0...Int.random(in: 0...12, using: &generator) {
        text.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
      }
      let route = Route.person(String(text))
      #expect(modules.route(url: modules.url(route)) == route)
      #expect(modules.route(url: try #require(modules.link(route))) == route)
    }
  }

  @Test func `A route to a destination that no module offers is nil`() {
    #expect(modules.route(to: .person, PersonInput(name: "ada")) == .person("ada"))
    #expect(modules.route(to: .first) == .first)
    #expect(modules.route(to: .second) == nil)
    #expect(modules.offers(RouteKey<PersonInput>.person) && modules.offers(.first) && !modules.offers(.second))
  }

  @Test func `The path to a route begins with the screens below it`() {
    #expect(modules.path(to: .person("ada")) == [.first, .person("ada")])
    #expect(modules.path(to: .first) == [.first])
    #expect(
      modules.destinationGraph.text == """
        tessera://first
        tessera://person?name=mira
          → tessera://first
        """)
  }

  @Test func `Only the first tab is below a destination of no tab`() throws {
    let keys: [RouteKey<NoInput>] = [.first, .second, .third]
    let modules = try ModuleList(
      [TestModule(destinations: keys.map(Self.destination), tabs: [.first, .second])], format: .test)
    #expect(modules.path(to: .third) == [.first, .third] && modules.path(to: .second) == [.second])
    #expect(modules.destinations.allSatisfy { !$0.isInternal } && !Self.person.isInternal)
  }

  @Test func `The parameters of a route are sorted by name in its description and its URL`() {
    let route = Route("search", ["text": "tea", "in": "posts", "page": "2"])
    #expect(route.description == "search(in: posts, page: 2, text: tea)")
    #expect(modules.url(route) == "tessera://search?in=posts&page=2&text=tea")
  }

  @Test func `An app has each outbox once, even if several modules return it`() throws {
    struct Word: JSONColumnValue, Equatable { let text: String }
    let store = try Store.inMemory(schemas: [OutboxStorage.schema])
    let handler = OutboxHandler<Word, Word, Bool>(
      apply: { action, _ in action }, revert: { _, _ in }, send: { _, _ in .never() },
      lookUp: { _, _ in .never() }, confirm: { _, _, _ in })
    let text = LocalizedText(en: "Word", zhHans: "词")
    let sources = ["mira", "ada"].map { queue in
      OutboxSource(Outbox(queue, in: store, handler: handler), title: { _ in text }, reason: { _ in text })
    }
    let modules = try ModuleList([TestModule(queues: [sources[0]]), TestModule(queues: sources)], format: .test)
    #expect(modules.outboxes(Container()).map(\.queue) == ["mira", "ada"])
  }

  @Test func `The error for the invalid parameters of a route names the route`() {
    #expect(throws: Never.self) { try PersonInput(of: .person("ada")) }
    let error = #expect(throws: InvalidRoute.self) { try PersonInput(of: .person("")) }
    #expect(
      error?.description
        == "No destination of the app accepts the route person(name: ). Check its name and its parameters.")
  }

  @Test func `A module list rejects two modules that declare the same name, and a tab without a destination`() {
    let theme = SettingDefinition(Setting("theme", default: "", help: LocalizedText(en: "", zhHans: "")))
    let server = ServerDefinition("ranking", purpose: LocalizedText(en: "", zhHans: ""))
    let text = SettingDefinition(Setting("ranking-server", default: "", help: LocalizedText(en: "", zhHans: "")))
    for (modules, message) in [
      (
        [TestModule(destinations: [Self.destination(.first)]), TestModule(destinations: [Self.destination(.first)])],
        "Two modules declare the destination first."
      ),
      ([TestModule(settings: [theme]), TestModule(settings: [theme])], "Two modules declare the setting theme."),
      (
        [TestModule(servers: [server]), TestModule(settings: [text])],
        "Two modules declare the setting ranking-server."
      ),
      (
        [
          TestModule(servers: [server]),
          TestModule(servers: [ServerDefinition("ranking", purpose: LocalizedText(en: "other", zhHans: ""))]),
        ], "Two modules declare the setting ranking-server."
      ),
      (
        [
          TestModule(
            destinations: [Self.destination(.first)],
            shortcuts: ["C", "D"].map { Shortcut(key: $0, command: "app.first", route: .first) })
        ], "Two modules declare the shortcut app.first."
      ),
      ([TestModule(tabs: [.second])], "A tab or shortcut leads to second, which is not a destination."),
    ] {
      let error = #expect(throws: ModuleConflict.self) { try ModuleList(modules, format: .test) }
      #expect(error?.description == message)
    }
  }

  @Test func `Two modules can declare the same server`() throws {
    let server = ServerDefinition("ranking", purpose: LocalizedText(en: "", zhHans: ""))
    let modules = try ModuleList([TestModule(servers: [server]), TestModule(servers: [server])], format: .test)
    #expect(modules.servers == [server])
  }

  @Test func `Two modules can declare the same schema, but not two schemas with one name`() throws {
    let outbox = OutboxStorage.schema
    let other = Schema(outbox.name, tables: [])
    let modules = try ModuleList([TestModule(schemas: [outbox]), TestModule(schemas: [outbox])], format: .test)
    #expect(modules.schemas == [outbox])
    let error = #expect(throws: ModuleConflict.self) {
      try ModuleList([TestModule(schemas: [outbox]), TestModule(schemas: [other])], format: .test)
    }
    #expect(error?.description == "Two modules declare the schema outbox.")
  }

  @Test func `A URL has the route to which its input redirects, and a route's title depends on its input`() throws {
    let other = Destination(
      .person, title: { LocalizedText(en: $0.name, zhHans: "人") },
      samples: [PersonInput(name: "ada"), PersonInput(name: "mira")],
      redirect: { $0.name == "nobody" ? .first : nil })
    let modules = try ModuleList([TestModule(destinations: [Self.destination(.first), other])], format: .test)
    #expect(modules.route(url: "tessera://person?name=nobody") == .first)
    #expect(modules.samples.compactMap { modules.title(of: $0)?[.en] } == ["first", "ada", "mira"])
  }

  @Test func `A module list reports the missing parameters of a URL if the URL names a destination`() {
    #expect(modules.missingParameters(url: "tessera://person") == ["name"])
    #expect(modules.missingParameters(url: "tessera://person?name=") == ["name"])
    #expect(modules.missingParameters(url: "tessera://person?name=ada")?.isEmpty == true)
    #expect(modules.missingParameters(url: "tessera://first")?.isEmpty == true)
    #expect(modules.missingParameters(url: "tessera://nowhere") == nil)
    #expect(modules.missingParameters(url: "https://example.com/person") == nil)
  }

  @Test func `An app without modules has no destination, tab, setting, server or schema`() throws {
    let modules = try ModuleList([], format: .test)
    #expect(modules.destinations.isEmpty && modules.tabs.isEmpty && modules.settings.isEmpty)
    #expect(modules.servers.isEmpty && modules.schemas.isEmpty && modules.route(url: "tessera://first") == nil)
  }

  @Test func `A web page has the route of the module that shows the page, if that route is valid`() throws {
    let page = try #require(URL(string: "https://example.com/mira"))
    let invalid = try #require(URL(string: "https://example.com/nobody"))
    let file = try #require(URL(string: "file:///mira"))
    let modules = try ModuleList(
      modules.modules + [TestModule(pages: [page: .person("mira"), invalid: .person(""), file: .first])], format: .test)
    #expect(modules.route(opening: page) == .person("mira"))
    #expect(modules.route(url: "https://example.com/mira") == .person("mira"))
    #expect(modules.route(opening: invalid) == nil && modules.route(opening: file) == nil)
    #expect(self.modules.route(opening: page) == nil)
  }
}
