import ArgumentParser
import FeatureLogin
import Foundation
import Presentation
import Reactive
import TerminalUI

/// `tessera login phone 13800138000 --password-stdin`: signs in and keeps the session.
struct LoginCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "login", abstract: "Logs in and keeps the login for the next commands.",
    discussion: """
      The password is read from standard input with --password-stdin, else from TESSERA_PASSWORD; never from the command line, which \
      others can see. The login goes to the system's keyring. For Mastodon, open tessera://login?at=mastodon. JSON: schema tessera.auth/1.
      """)

  enum Place: String, ExpressibleByArgument, CaseIterable {
    case phone, wanandroid

    var service: Service {
      switch self {
      case .phone: .login
      case .wanandroid: .ranking
      }
    }
  }

  @Argument(help: "phone or wanandroid.")
  var place: Place

  @Argument(help: "The telephone number, or the user's name.")
  var name: String

  @Flag(help: "Read the password from the first line of standard input.")
  var passwordStdin = false

  @Flag(help: "Where there is no keyring, keep the login in a file that you alone can read.")
  var insecureStorage = false

  @Flag(help: "Print who is logged in as JSON.")
  var json = false

  @OptionGroup var settings: SettingsOptions

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      let password = try password()
      let consent = StorageConsent(standing: insecureStorage)
      try await settings.withApp(for: place.service, services: [.login, .ranking], consent: consent) { app in
        let language = app.settings.language.value
        let feature = try app.container.resolve(LoginFeature.self)
        do {
          _ = try await signIn(feature, password).value
        } catch let failure as LoginFailure {
          throw Failure(Result<LoginSession, LoginFailure>.failure(failure).message(in: language))
        }
        let accounts = try app.container.resolve(KeptAccounts.self)
        let document = AccountsDocument(accounts.current, location: try await accounts.location())
        if document.location == nil, !app.surroundings[place.service].isDemo {
          PlainPrinter.standardError().print(StyledText(TerminalText(AppText.notKept[language])))
        }
        try Program.print(json ? document : nil) { document.lines(in: language) }
      }
    }
  }

  @MainActor private func signIn(_ feature: LoginFeature, _ password: String) -> Single<LoginSession> {
    switch place {
    case .phone: feature.signIn(Credentials(telephone: name, password: password))
    case .wanandroid: feature.enter(WanAndroidForm(username: name, password: password))
    }
  }

  private func password() throws -> String {
    if passwordStdin {
      guard let line = readLine(), !line.isEmpty else {
        throw Failure("There is no password on standard input.", .usage)
      }
      return line
    }
    guard let password = settings.environment["TESSERA_PASSWORD"], !password.isEmpty else {
      throw Failure("There is no password: give it with --password-stdin or in TESSERA_PASSWORD.", .usage)
    }
    return password
  }
}
