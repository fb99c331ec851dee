import FeatureLogin
import Foundation
import Persistence
import Presentation
import TerminalUI

/// The app without screens: what a command works with.
struct App {
  let settings: Settings
  let surroundings: Surroundings
  let accounts: KeptAccounts
  let container: Container
}

extension SettingsOptions {
  /// Puts the app together for as long as something runs.
  ///
  /// - Parameters:
  ///   - services: Those that are needed.
  ///   - lastSession: What settings may be taken from after all else.
  ///   - consent: Whether sessions may be written to a file.
  @MainActor func withApp<Result>(
    services: [Service] = Service.allCases, lastSession: SavedState.Reading = .none,
    consent: StorageConsent = StorageConsent(standing: false), _ body: @MainActor (App) async throws -> Result
  ) async throws -> Result {
    let settings = try load(lastSession: lastSession)
    let secrets = SecretStore(
      service: "tessera", directory: paths.data.appending(path: "secrets"), environment: environment)
    return try await Surroundings.with(settings, paths: paths, services: services) { surroundings in
      let kept: KeptAccounts.Kept
      do {
        kept = try await KeptAccounts.Kept.read(secrets)
      } catch {
        kept = KeptAccounts.Kept()
        PlainPrinter.standardError().print(
          "tessera: \(TerminalText(AppText.accountsUnreadable[settings.language.value])) \(TerminalText("\(error)"))")
      }
      let accounts = KeptAccounts(kept, secrets: secrets, servers: surroundings.servers) { await consent.ask($0) }
      return try await body(
        App(
          settings: settings, surroundings: surroundings, accounts: accounts,
          container: .app(surroundings, accounts: accounts)))
    }
  }
}
