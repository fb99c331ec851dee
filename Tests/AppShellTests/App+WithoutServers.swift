import Persistence
import Presentation
import TerminalUI

@testable import AppShell

extension App {
  /// The whole app, in memory, with servers that lead nowhere.
  static func withoutServers(
    keys: [Command: [TerminalUI.Key]] = [:], secrets: SecretStore = .inMemory(),
    servers: [Service: Surroundings.Server] = [:]
  ) async throws -> App {
    let layers = SettingLayers(flags: [.theme: "dark"], environment: [:], file: [:])
    let surroundings = Surroundings(servers: servers, storeFile: nil, language: .en)
    return try await App(
      Settings(layers, keys: keys), Launch(surroundings: surroundings, secrets: secrets) { _ in true })
  }
}
