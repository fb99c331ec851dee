import ArgumentParser
import Composition
import FeatureLogin
import FeatureLoginTerminal
import Presentation
import Reactive
import TerminalApp

/// The command `tessera auth status`, which prints the accounts and their location.
struct AuthCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "auth", abstract: "Shows where you are logged in.", subcommands: [Status.self],
    defaultSubcommand: Status.self)

  struct Status: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows where you are logged in, and where the secrets are stored.",
      discussion: "Exits with 77 if you are not logged in. JSON: schema tessera.auth/1.")

    @Flag(help: "Print it as JSON.")
    var json = false

    @OptionGroup var settings: SettingsOptions

    @MainActor func run() async throws {
      try await Program.reporting(asJSON: json) {
        try await settings.withApp(servers: []) { app in
          let document = try await app.container.resolve(StoredAccounts.self).document()
          try Program.print(json ? document : nil) { AccountsPlain.lines(document, language: app.settings.language) }
          if document.accounts.isEmpty { throw ExitCode.notLoggedIn }
        }
      }
    }
  }
}

/// The command `tessera logout`, which logs out of all accounts.
struct LogoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logout", abstract: "Logs out everywhere: on this machine, and at each server that can be reached.",
    discussion: "Exits with 77 if you are not logged in.")

  @OptionGroup var settings: SettingsOptions

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: false) {
      try await settings.withApp { app in
        let warnings = try app.printWarnings()
        defer { warnings.dispose() }
        let accounts = try app.container.resolve(StoredAccounts.self)
        if accounts.isEmpty { throw Failure(LoginMessages.notLoggedIn[app.settings.language] + ".", .notLoggedIn) }
        try await app.container.resolve(LoginFeature.self).logOutEverywhere(from: accounts)
      }
    }
  }
}
