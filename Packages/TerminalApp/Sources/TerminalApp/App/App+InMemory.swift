package import Composition
import Persistence
package import Presentation

extension App {
  /// Creates an app whose data, secrets and settings are in memory. Requests to a server that is not given fail.
  package static func inMemory(
    _ definition: AppDefinition, servers: [ServerID: AppEnvironment.Server], language: Language = .en
  ) async throws -> App {
    let modules = try definition.moduleList()
    let settings = try AppSettings(modules, layers: [SettingsLayer(.commandLine, ["theme": "night"])])
    var environment = try AppEnvironment.withoutServers(modules)
    environment.language = language
    environment.servers.merge(servers) { $1 }
    return try await App(
      settings, environment, secrets: .inMemory(), consent: StorageConsent(standing: true), definition: definition)
  }
}
