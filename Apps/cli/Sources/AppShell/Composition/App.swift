import Composition
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import TerminalUI

/// The app without screens: what a command works with.
struct App {
  let settings: AppSettings
  let environment: AppEnvironment
  let modules: ModuleList<TerminalInterface>
  let features: [any AppModule]
  let container: Container
  let accounts: any AccountProvider

  /// Composes all modules.
  init(
    _ settings: AppSettings, _ environment: AppEnvironment, secrets: SecretStore, consent: StorageConsent
  ) async throws {
    self.settings = settings
    self.environment = environment
    modules = try AppModules.list()
    features = AppModules.features
    container = try await .app(environment, modules, secrets: secrets, consent: consent)
    accounts = try container.resolve((any AccountProvider).self)
  }

  /// Prints warnings on standard error until the result is disposed of.
  func printWarnings() throws -> any Disposable {
    try container.resolve(Warnings.self).texts.subscribe(onNext: {
      Program.warn([StyledText("tessera: \(TerminalText($0[settings.language]))")])
    })
  }

  /// Removes the data that the features have stored for an account that has ended.
  func removeData(of account: Account) {
    for feature in features {
      do {
        try feature.removeData(of: account, container)
      } catch {
        try? container.resolve(Warnings.self).add(AppText.notRemoved("\(error)"))
      }
    }
  }
}

extension SettingsOptions {
  /// Composes the app for as long as something runs.
  ///
  /// - Parameters:
  ///   - server: The one that the command is about, or `nil` if it is about all.
  ///   - own: What the command's own options set, by the names of settings.
  ///   - needed: The servers that are needed, or `nil` for all.
  ///   - lastSession: What settings may be taken from after all else.
  ///   - consent: Asks whether accounts may be written to a file.
  @MainActor func withApp<Result>(
    for server: ServerID? = nil, own: [String: String] = [:], servers needed: [ServerID]? = nil,
    lastSession: SavedState.Reading = .none, consent: StorageConsent = StorageConsent(standing: false),
    _ body: @MainActor (App) async throws -> Result
  ) async throws -> Result {
    let settings = try load(for: server, own: own, lastSession: lastSession)
    let secrets = SecretStore(
      service: "tessera", directory: paths.data.appending(path: "secrets"), environment: environment)
    let servers = try AppModules.list().servers.filter { needed?.contains($0.id) ?? true }
    return try await AppEnvironment.with(settings, paths: paths, servers: servers) { environment in
      let app = try await App(settings, environment, secrets: secrets, consent: consent)
      let endings = app.accounts.endings.subscribe(onNext: { app.removeData(of: $0) })
      defer { endings.dispose() }
      return try await body(app)
    }
  }
}
