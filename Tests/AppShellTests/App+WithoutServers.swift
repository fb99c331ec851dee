import Composition
import Persistence
import TerminalUI

@testable import AppShell

extension App {
  /// The whole app, in memory, with demo servers that lead nowhere, apart from those that are named.
  static func withoutServers(
    keys: [Command: [TerminalUI.Key]] = [:], servers: [ServerID: AppEnvironment.Server] = [:]
  ) async throws -> App {
    let modules = try AppModules.list()
    let settings = try AppSettings(modules, layers: [SettingsLayer(.commandLine, ["theme": "dark"])], keys: keys)
    var environment = try AppEnvironment.withoutServers(modules)
    environment.servers = environment.servers.mapValues { .init(url: $0.url, isDemo: true) }
    environment.servers.merge(servers) { $1 }
    return try await App(settings, environment, secrets: .inMemory(), consent: StorageConsent(standing: true))
  }
}
