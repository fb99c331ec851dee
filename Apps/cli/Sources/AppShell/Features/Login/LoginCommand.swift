public import ArgumentParser
import Composition
public import FeatureLogin
import FeatureLoginTerminal
import Foundation
import Presentation
import TerminalApp
import TerminalUI

extension LoginService: ExpressibleByArgument {}

/// The command `tessera login phone 13800138000 --password-stdin` or `tessera login mastodon mastodon.social`, which logs in and
/// stores the account.
struct LoginCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "login", abstract: "Logs in, and stays logged in for the next commands.",
    discussion: """
      The password is read from standard input with --password-stdin, otherwise from TESSERA_PASSWORD; never from the command line, \
      which other users can see. Mastodon asks in a browser: the address to open is printed on standard error, and what the browser \
      shows in the end can be pasted to standard input. The login is stored in the system's keyring. JSON: schema tessera.auth/1.
      """)

  @Argument(help: "phone, wanandroid or mastodon.")
  var service: LoginService

  @Argument(
    help: "The telephone number, the user name, or the Mastodon server. Default for Mastodon: the --server setting.")
  var name: String?

  @Flag(help: "Read the password from the first line of standard input.")
  var passwordStdin = false

  @Flag(help: "For Mastodon: do not open a browser here or wait for one; the server shows a code to paste.")
  var noBrowser = false

  @Flag(help: "Without a keyring, store the login in a file that only you can read.")
  var insecureStorage = false

  @Flag(help: "Print where you are logged in as JSON.")
  var json = false

  @OptionGroup var settings: SettingsOptions

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      // Mastodon's demo server is excluded, because it stops with the command and takes the login with it.
      try await settings.withApp(
        for: service.server.id, servers: [ServerDefinition.phone.id, ServerDefinition.wanAndroid.id],
        consent: StorageConsent(standing: insecureStorage)
      ) { app in
        let language = app.settings.language
        let login = CommandLineLogin(
          language: language, passwordStdin: passwordStdin, usesBrowser: !noBrowser, environment: settings.environment,
          input: StandardInput.lines, write: { Program.warn($0) })
        do {
          let name = name ?? (service == .mastodon ? app.settings.servers[service.server.id]?.absoluteString : nil)
          try await login.logIn(try app.container.resolve(LoginFeature.self), at: service, name: name)
        } catch let problem as CommandLineLogin.Problem {
          let codes: [CommandLineLogin.Problem.Kind: ExitCode] = [.usage: .usage, .tooManyRequests: .unavailable]
          throw Failure(problem.message, codes[problem.kind] ?? .failure)
        }
        let accounts = try app.container.resolve(StoredAccounts.self)
        if !accounts.isStored(service), app.environment.servers[service.server.id]?.isDemo != true {
          Program.warn([StyledText(TerminalText(LoginMessages.notStored[language]))])
        }
        let document = try await accounts.document(for: service)
        try Program.print(json ? document : nil) { AccountsPlain.lines(document, language: language) }
      }
    }
  }
}
