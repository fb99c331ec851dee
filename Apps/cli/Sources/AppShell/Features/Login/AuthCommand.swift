import ArgumentParser
import Composition
import FeatureLogin
import Presentation
import TerminalApp

/// `tessera auth status`: who is signed in, and where that is kept.
struct AuthCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "auth", abstract: "Who is logged in.", subcommands: [Status.self], defaultSubcommand: Status.self)

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Who is logged in where, and where the secrets are kept.",
      discussion: "Ends with 77 if nobody is. JSON: schema tessera.auth/1.")

    @Flag(help: "Print it as JSON.")
    var json = false

    @OptionGroup var settings: SettingsOptions

    @MainActor func run() async throws {
      try await Program.reporting(asJSON: json) {
        try await settings.withApp(servers: []) { app in
          let accounts = try app.container.resolve(StoredAccounts.self)
          let document = AccountsDocument(accounts.current, location: try await accounts.location())
          try Program.print(json ? document : nil) { document.lines(in: app.settings.language) }
          if document.accounts.isEmpty { throw ExitCode.notSignedIn }
        }
      }
    }
  }
}
