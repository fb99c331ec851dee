import Persistence
import Presentation
import TerminalUI

@testable import AppShell

extension App {
  /// The whole app, in memory, with servers that lead nowhere.
  static func withoutServers(
    keys: [Command: [TerminalUI.Key]] = [:], secrets: SecretStore = .inMemory()
  ) -> App {
    let layers = SettingLayers(flags: [.theme: "dark"], environment: [:], file: [:])
    guard let settings = try? Settings(layers, keys: keys) else { preconditionFailure("the defaults are right") }
    let surroundings = Surroundings(servers: [:], storeFile: nil, language: .en)
    let accounts = KeptAccounts(secrets: secrets, servers: [:]) { _ in true }
    return App(
      settings: settings, surroundings: surroundings, accounts: accounts,
      container: .app(surroundings, accounts: accounts))
  }
}
