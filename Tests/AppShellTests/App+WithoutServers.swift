import Composition
import Networking
import Persistence
import TerminalUI
import Testing

@testable import AppShell
@testable import TerminalApp

extension App {
  /// Creates the whole app with in-memory storage. Its servers are demo servers that nothing serves, except the given
  /// ones.
  static func withoutServers(
    servers: [ServerID: AppEnvironment.Server] = [:], secrets: SecretStore = .inMemory(),
    demoAccount: Account? = nil
  ) async throws -> App {
    let modules = try AppDefinition.current.moduleList()
    let settings = try AppSettings(modules, layers: [SettingsLayer(.commandLine, ["theme": "night"])])
    var environment = try AppEnvironment.withoutServers(modules)
    environment.servers = environment.servers.mapValues { .init(url: $0.url, isDemo: true) }
    environment.servers.merge(servers) { $1 }
    environment.demoAccount = demoAccount
    return try await App(settings, environment, secrets: secrets, consent: StorageConsent(standing: true))
  }
}

/// A trait that runs tests with the app's definition.
struct TesseraCommandLine: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await AppDefinition.$current.withValue(TesseraApp.definition) { try await body() }
  }
}

extension Trait where Self == TesseraCommandLine {
  static var tessera: TesseraCommandLine { TesseraCommandLine() }
}

extension AppDefinition {
  /// Runs a closure with an app that has other features.
  static func withFeatures<Result>(
    _ features: [any TerminalModule], isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    let app = TesseraApp.definition
    let definition = AppDefinition(
      name: app.name, version: app.version, licenses: app.licenses, linkHost: app.linkHost, features: features,
      commands: app.commands, startDemoServer: app.startDemoServer)
    return try await $current.withValue(definition, operation: body, isolation: isolation)
  }
}
