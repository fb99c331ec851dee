import Composition
import Persistence
import Presentation
import TerminalUI
import TerminalUITest
import Testing

@testable import TerminalApp

/// Tests of an app without a demo server, in which a server has no URL.
@MainActor @Suite struct UnsetServerTests {
  /// A module with a tab that needs the server `words`.
  private struct WordsModule: TerminalModule {
    private struct Words: Sendable {}

    let tabs = [Self.key()]
    let servers = [ServerDefinition("words", purpose: LocalizedText(en: "words", zhHans: "单词"))]
    let destinations = [Destination(Self.key, title: LocalizedText(en: "Words", zhHans: "单词"))]
    let scenes = [
      TerminalScene(Self.key) { context in
        _ = try context.container.resolve(Words.self)
        return Scene(screen: ToyScreen("words"))
      }
    ]

    private static let key = RouteKey<NoInput>("words")

    func register(in container: inout Container) {
      container.register(Words.self) { resolver in
        _ = try resolver.resolve(AppEnvironment.self).server("words")
        return Words()
      }
    }
  }

  private let english = "The server words is not set: name it with --server words=URL, or in the setting words-server."
  private let chinese = "未设置服务器 words：请用 --server words=URL 或设置项 words-server 指定。"
  private let terminal = VirtualTerminal(size: Size(columns: 120, rows: 24))
  private let scheduler = VirtualScheduler()

  private func app(_ features: any TerminalModule..., language: Language = .en) async throws -> App {
    let definition = AppDefinition(name: "toy", version: "1", features: features)
    var environment = try AppEnvironment.withoutServers(definition.moduleList())
    environment.servers = [:]
    environment.language = language
    return try await App(
      AppSettings(definition.moduleList(), layers: []), environment, secrets: .inMemory(),
      consent: StorageConsent(standing: true), definition: definition)
  }

  @Test func `If the first tab has no server, another tab opens, with a message that says how to set the server`()
    async throws
  {
    let session = TerminalSession(
      try await app(WordsModule(), ToyModule("notes")), terminal: terminal, scheduler: scheduler)
    try session.open([session.modules.home])
    try session.application.start { _ in }
    scheduler.advance(by: .milliseconds(60))
    #expect(session.navigator.routes.map(\.name) == ["notes"])
    #expect(terminal.emulator.text.contains(english), "\(terminal.emulator.text)")
  }

  @Test(arguments: [Language.en, .zhHans])
  func `If no tab has a server, the app ends with a message that says how to set it`(_ language: Language) async throws
  {
    let session = TerminalSession(
      try await app(WordsModule(), language: language), terminal: terminal, scheduler: scheduler)
    let failure = #expect(throws: Failure.self) { try session.open([session.modules.home]) }
    #expect(failure?.description == (language == .en ? english : chinese))
  }

  @Test func `A command that needs a server without a URL fails with the same message, as for an invalid option`()
    async throws
  {
    let app = try await app(WordsModule(), ToyModule("notes"))
    let missing = try #require(app.missingServer(of: app.modules.home))
    #expect(LocalizedText(ofCommand: missing) == LocalizedText(en: english, zhHans: chinese))
    #expect(LoadFailure.exitCode(of: missing) == .usage)
    #expect(app.missingServer(of: RouteKey.about()) == nil)
  }

  @Test func `The settings name a server without a URL as the health check does`() {
    let definition = AppDefinition(name: "toy", version: "1", features: [WordsModule()])
    #expect(definition.defaultServerName == LocalizedText(en: "not set", zhHans: "未设置"))
    #expect(HealthCheck.unset(WordsModule().servers[0]).finding.hasPrefix("not set: "))
  }
}
