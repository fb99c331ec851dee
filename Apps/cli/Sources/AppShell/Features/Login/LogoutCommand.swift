import ArgumentParser
import Composition
import FeatureLogin
import Presentation
import Reactive
import TerminalApp
import TerminalUI

/// `tessera logout`: ends every session that is kept.
struct LogoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logout", abstract: "Logs out everywhere, here and where the server can be told.",
    discussion: "Ends with 77 if nobody is logged in.")

  @OptionGroup var settings: SettingsOptions

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: false) {
      try await settings.withApp { app in
        let warnings = try app.printWarnings()
        defer { warnings.dispose() }
        let accounts = try app.container.resolve(StoredAccounts.self)
        let sessions = accounts.current
        if sessions.isEmpty, !accounts.hasOthers {
          throw Failure(LoginCommandText.nobody[app.settings.language] + ".", .notSignedIn)
        }
        let feature = try app.container.resolve(LoginFeature.self)
        for session in sessions { _ = try await feature.signOut(session).value }
        try await accounts.forgetOthers()
      }
    }
  }
}
