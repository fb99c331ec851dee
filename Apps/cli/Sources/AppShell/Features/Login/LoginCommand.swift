import ArgumentParser
import Composition
import FeatureLogin
import Foundation
import Networking
import Presentation
import Reactive
import TerminalApp
import TerminalUI

/// `tessera login phone 13800138000 --password-stdin`, `tessera login mastodon mastodon.social`: signs in and keeps the session.
struct LoginCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "login", abstract: "Logs in and keeps the login for the next commands.",
    discussion: """
      The password is read from standard input with --password-stdin, else from TESSERA_PASSWORD; never from the command line, which \
      others can see. Mastodon asks in a browser: the address to open is printed on standard error, and what the browser shows in the \
      end can be pasted to standard input. The login goes to the system's keyring. JSON: schema tessera.auth/1.
      """)

  enum Place: String, ExpressibleByArgument, CaseIterable {
    case phone, wanandroid, mastodon

    var method: LoginMethod {
      switch self {
      case .phone: .phone
      case .wanandroid: .wanAndroid
      case .mastodon: .mastodon
      }
    }

    var server: ServerID {
      switch self {
      case .phone: ServerDefinition.phone.id
      case .wanandroid: ServerDefinition.wanAndroid.id
      case .mastodon: ServerDefinition.mastodon.id
      }
    }
  }

  @Argument(help: "phone, wanandroid or mastodon.")
  var place: Place

  @Argument(
    help: "The telephone number, the user's name, or Mastodon's server; without it, the one that --server names.")
  var name: String?

  @Flag(help: "Read the password from the first line of standard input.")
  var passwordStdin = false

  @Flag(help: "For Mastodon: open no browser here and wait for none; the server shows a code to paste.")
  var noBrowser = false

  @Flag(help: "Where there is no keyring, keep the login in a file that you alone can read.")
  var insecureStorage = false

  @Flag(help: "Print who is logged in as JSON.")
  var json = false

  @OptionGroup var settings: SettingsOptions

  @MainActor func run() async throws {
    try await Program.reporting(asJSON: json) {
      let consent = StorageConsent(standing: insecureStorage)
      // The demo server plays no Mastodon here: the login would end with it.
      try await settings.withApp(
        for: place.server, servers: [ServerDefinition.phone.id, ServerDefinition.wanAndroid.id], consent: consent
      ) { app in
        let language = app.settings.language
        let feature = try app.container.resolve(LoginFeature.self)
        do {
          try await signIn(feature, app)
        } catch let failure as LoginFailure {
          throw Failure(failure, language)
        } catch NetworkError.status(let status) where status.code == 429 {
          throw Failure(.tooManyRequests(retryAfter: status.retryAfter), language)
        }
        let accounts = try app.container.resolve(StoredAccounts.self)
        let isStored = accounts.isStored { $0.method == place.method }
        let document = AccountsDocument(accounts.current, location: isStored ? try await accounts.location() : nil)
        if !isStored, app.environment.servers[place.server]?.isDemo != true {
          Program.warn([StyledText(TerminalText(LoginCommandText.notKept[language]))])
        }
        try Program.print(json ? document : nil) { document.lines(in: language) }
      }
    }
  }

  func validate() throws {
    if place != .mastodon, name == nil {
      throw ValidationError("\(place.rawValue) needs a telephone number or a name.")
    }
  }

  @MainActor private func signIn(_ feature: LoginFeature, _ app: App) async throws {
    let name = name ?? ""
    let language = app.settings.language
    switch place {
    case .phone:
      let credentials = Credentials(telephone: name, password: try password(language))
      let telephone = name.isEmpty ? .invalid(.telephoneTooShort) : credentials.telephoneCheck
      let problems = [telephone, credentials.passwordCheck].compactMap(\.problem).map { $0.message(in: language) }
      guard problems.isEmpty else { throw Failure(problems.joined(separator: ". ") + ".", .usage) }
      _ = try await feature.signIn(credentials).value
    case .wanandroid:
      _ = try await feature.enter(WanAndroidForm(username: name, password: try password(language))).value
    case .mastodon:
      let address = self.name ?? app.settings.servers[place.server]?.absoluteString
      guard let server = address.flatMap({ ServerAddress($0) }) else {
        throw Failure(LoginCommandText.whichServer[language], .usage)
      }
      try await MastodonPrompt(language: language).signIn(
        feature, at: server, usesBrowser: !noBrowser)
    }
  }

  private func password(_ language: Language) throws -> String {
    if passwordStdin {
      guard let line = readLine(), !line.isEmpty else {
        throw Failure(LoginCommandText.emptyPassword[language], .usage)
      }
      return line
    }
    guard let password = settings.environment["TESSERA_PASSWORD"], !password.isEmpty else {
      throw Failure(LoginCommandText.noPassword[language], .usage)
    }
    return password
  }
}

extension Failure {
  fileprivate init(_ failure: LoginFailure, _ language: Language) {
    let message = Result<LoginSession, LoginFailure>.failure(failure).message(in: language)
    if case .tooManyRequests = failure { self.init(message, .unavailable) } else { self.init(message) }
  }
}
