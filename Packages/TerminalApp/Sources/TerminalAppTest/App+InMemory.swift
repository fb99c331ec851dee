public import Composition
public import Networking
public import Persistence
public import Presentation
public import TerminalApp
public import Testing

extension App {
  /// Creates the current app with in-memory storage. Its servers are demo servers that nothing serves, except the given
  /// ones.
  ///
  /// - Parameter options: The settings that differ from their defaults, by name, as on the command line.
  public static func inMemory(
    servers: [ServerID: AppEnvironment.Server] = [:], options: [String: String] = [:],
    secrets: SecretStore = .inMemory(), demoAccount: Account? = nil, language: Language = .en
  ) async throws -> App {
    let modules = try AppDefinition.current.moduleList()
    let layer = SettingsLayer(.commandLine, ["theme": "night"].merging(options) { $1 })
    let settings = try AppSettings(modules, layers: [layer])
    var environment = try AppEnvironment.withoutServers(modules)
    environment.settings = settings.values
    environment.servers = environment.servers.mapValues { .init(url: $0.url, isDemo: true) }
    environment.servers.merge(servers) { $1 }
    environment.demoAccount = demoAccount
    environment.language = language
    return try await App(settings, environment, secrets: secrets, consent: StorageConsent(standing: true))
  }
}

/// A trait that runs tests in an app.
public struct AppTrait: SuiteTrait, TestTrait, TestScoping {
  private let definition: AppDefinition

  /// `true`: the trait also applies to the tests of nested suites.
  public let isRecursive = true

  /// Runs a test in the app.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await AppDefinition.$current.withValue(definition) { try await body() }
  }

  fileprivate init(_ definition: AppDefinition) { self.definition = definition }
}

extension Trait where Self == AppTrait {
  /// Runs tests in an app.
  public static func app(_ definition: AppDefinition) -> AppTrait { AppTrait(definition) }

  /// Runs tests in an app with the features of the given modules and the addresses of `tessera`.
  public static func app(of modules: any TerminalModule...) -> AppTrait {
    app(AppDefinition(name: "tessera", version: "0", linkHost: "momentsapp.com", features: modules))
  }
}
