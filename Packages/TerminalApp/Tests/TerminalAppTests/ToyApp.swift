import Composition
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import TerminalUI
import Testing

@testable import TerminalApp

extension AppDefinition {
  /// An app of two modules, each with a tab, a setting and a server.
  static let toy = AppDefinition(
    name: "toy", version: "1.0",
    licenses: [License(parts: ["toy"], text: "MIT"), License(parts: ["Toys 1.0"], text: "Apache")],
    linkHost: "toy.example", features: [ToyModule("notes"), ToyModule("people")])
}

/// A trait that runs tests with the toy app as the current app.
struct ToyCommandLine: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await AppDefinition.$current.withValue(.toy) { try await body() }
  }
}

extension Trait where Self == ToyCommandLine {
  static var toy: ToyCommandLine { ToyCommandLine() }
}

struct ToyModule: TerminalModule {
  let name: String
  let tabs: [Route]
  let servers: [ServerDefinition]
  let settings: [SettingDefinition]

  init(_ name: String) {
    self.name = name
    tabs = [RouteKey<NoInput>(name)()]
    servers = [ServerDefinition(ServerID(rawValue: name), purpose: LocalizedText(en: name, zhHans: name + "文"))]
    settings = [
      SettingDefinition(Setting(name + "-order", default: Language.en, help: LocalizedText(en: name, zhHans: name)))
    ]
  }

  var destinations: [Destination] {
    [Destination(RouteKey<NoInput>(name), title: LocalizedText(en: name, zhHans: name + "文"))]
  }

  var scenes: [TerminalScene] {
    [
      TerminalScene(
        RouteKey<NoInput>(name),
        scene: { [name] _ in Scene(screen: ToyScreen(name)) },
        report: { [name] _ in TextReport(lines: [TerminalText(name)], document: [name]) })
    ]
  }

  func register(in container: inout Container) {}
}

/// A screen with a list of one row.
@MainActor final class ToyScreen: Screen {
  private struct Line: Identifiable { let id = 0 }

  let title: TerminalText
  private let list: TerminalUI.List<Line>

  init(_ title: String) {
    self.title = TerminalText(title)
    list = TerminalUI.List { _ in StyledText("one") }
    list.show([Line()])
  }

  var keys: KeyTable { list.keys }
  func receive(_ event: InputEvent) -> Bool { list.receive(event) }
  func perform(_ command: Command) -> Bool { list.perform(command) }
  func draw(in canvas: inout Canvas) { list.draw(in: &canvas) }
}

extension App {
  /// Creates the toy app in memory. Apart from the given servers, it has unreachable demo servers.
  static func toy(
    keys: [Command: [TerminalUI.Key]] = [:], servers: [ServerID: AppEnvironment.Server] = [:],
    definition: AppDefinition = .toy, language: Language = .en, demoAccount: Account? = nil, theme: String = "night",
    themeFile: ThemeFile? = nil
  ) async throws -> App {
    let modules = try definition.moduleList()
    var settings = try AppSettings(modules, layers: [SettingsLayer(.commandLine, ["theme": theme])], keys: keys)
    settings.themeFile = themeFile
    var environment = try AppEnvironment.withoutServers(modules)
    environment.language = language
    environment.demoAccount = demoAccount
    environment.servers = environment.servers.mapValues { .init(url: $0.url, isDemo: true) }
    environment.servers.merge(servers) { $1 }
    return try await App(
      settings, environment, secrets: .inMemory(), consent: StorageConsent(standing: true), definition: definition)
  }
}
