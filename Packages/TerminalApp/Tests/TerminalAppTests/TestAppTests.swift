import Composition
import Foundation
import LoopbackServer
import Networking
import Presentation
import PresentationTerminal
import TerminalAppTest
import TerminalUI
import Testing

@testable import TerminalApp

@MainActor @Suite struct TestAppTests {
  private struct Word: ListItemViewModel, Codable { let id: String }

  /// A module with a list of words from a server.
  private struct WordsModule: TerminalModule {
    static let key = RouteKey<NoInput>("words")
    static let title = LocalizedText(en: "Words", zhHans: "单词")
    let tabs = [Self.key()]
    let servers = [ServerDefinition("words", purpose: LocalizedText(en: "words", zhHans: "单词"))]
    let destinations = [Destination(Self.key, title: Self.title)]
    var scenes: [TerminalScene] {
      [
        TerminalScene(
          Self.key,
          scene: { context in
            let client = try context.container.resolve(APIClient.self)
            let viewModel = UnpagedListViewModel(loading: client.send(Endpoint<[Word]>(.get, "/words")))
            let layout = ListLayout<Word>(title: Self.title, rows: .lines(\.id))
            return Scene(TitledListScreen(viewModel, layout, context: context.screenContext()))
          })
      ]
    }

    func register(in container: inout Container) {
      container.register(APIClient.self) { resolver in
        let server = try resolver.resolve(AppEnvironment.self).server("words")
        return APIClient(baseURL: server.url, transport: try resolver.resolve(CurlTransport.self))
      }
    }
  }

  private let definition = AppDefinition(name: "toy", version: "1.0", features: [ToyModule("notes"), WordsModule()])

  @Test func `A test presses the keys of an app in memory, and reads what a server sent`() async throws {
    let server = try LoopbackServer { connection, _ in
      connection.answer(headers: ["Content-Type: application/json"], body: Array(#"[{"id":"serendipity"}]"#.utf8))
    }
    defer { server.stop() }
    let app = try await TestApp(definition, servers: ["words": server.url()])
    #expect(app.text.contains("notes") && app.text.contains("Words") && app.text.contains("one"))
    app.press("2")
    #expect(app.routes == [WordsModule.key()])
    #expect(try await app.wait { $0.contains("serendipity") }, "\(app.text)")
  }

  @Test func `The example in the README shows the keys of the first tab`() async throws {
    let app = try await TestApp(definition, language: .en)
    app.press(.down, "?")
    #expect(app.text.contains("Move down"))
  }

  @Test func `A server that the test does not name cannot be reached, and the screen says so`() async throws {
    let app = try await TestApp(definition, language: .zhHans, address: "toy://words")
    #expect(try await app.wait { $0.contains("重试") || $0.contains("无法") }, "\(app.text)")
  }

  @Test func `An app can have languages that this repository does not have`() async throws {
    let german = Language(rawValue: "de")
    var strings = TerminalStrings.english
    strings.help = "Hilfe"
    struct GermanModule: TerminalModule {
      let tabs = [RouteKey<NoInput>("notizen")()]
      let destinations = [
        Destination(
          RouteKey<NoInput>("notizen"),
          title: LocalizedText(en: "Notes", translations: [Language(rawValue: "de"): "Notizen"]))
      ]
      var scenes: [TerminalScene] {
        [TerminalScene(RouteKey<NoInput>("notizen"), scene: { _ in Scene(screen: ToyScreen("Notizen")) })]
      }
      func register(in container: inout Container) {}
    }
    let definition = AppDefinition(
      name: "toy", version: "1.0", languages: [.en, german], strings: [german: strings], features: [GermanModule()])
    let app = try await TestApp(definition)
    #expect(app.text.contains("Notes") && app.text.contains("Help") && app.text.contains("L Deutsch"))
    app.execute(Command("app.language"))
    #expect(app.text.contains("Notizen") && app.text.contains("Hilfe") && app.text.contains("L English"), "\(app.text)")
    app.execute(Command("app.language"))
    #expect(app.text.contains("Notes"))

    func language(_ name: String) throws -> Language {
      try AppDefinition.$current.withValue(definition) {
        try AppSettings(definition.moduleList(), layers: [SettingsLayer(.commandLine, ["lang": name])]).language
      }
    }
    #expect(try language("de_DE.UTF-8") == german)
    let error = #expect(throws: Failure.self) { try language("zh-Hans") }
    #expect(error?.description.contains("en or de") == true)
  }

  @Test func `An address without a destination is an error`() async {
    let error = await #expect(throws: (any Error).self) { try await TestApp(definition, address: "toy://nowhere") }
    #expect(error.map { "\($0)" } == "There is no destination at toy://nowhere")
  }
}
