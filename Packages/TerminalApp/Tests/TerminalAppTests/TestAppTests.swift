import Composition
import Foundation
import LoopbackServer
import Networking
import Presentation
import PresentationTerminal
import TerminalApp
import TerminalAppTest
import TerminalUI
import Testing

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

  @Test func `A server that the test does not name cannot be reached, and the screen says so`() async throws {
    let app = try await TestApp(definition, language: .zhHans, address: "toy://words")
    #expect(try await app.wait { $0.contains("重试") || $0.contains("无法") }, "\(app.text)")
  }

  @Test func `An address that leads nowhere is an error`() async {
    let error = await #expect(throws: (any Error).self) { try await TestApp(definition, address: "toy://nowhere") }
    #expect(error.map { "\($0)" } == "toy://nowhere leads to no screen of the app")
  }
}
