import ArgumentParser
import Composition
import FeatureLogin
import FeatureLoginTerminal
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import TerminalApp
import TerminalUI

extension RouteKey where Input == NoInput {
  static let account = RouteKey("account")
}

extension ServerDefinition {
  /// The server that knows telephone numbers.
  static let phone = ServerDefinition("login", purpose: LocalizedText(en: "login", zhHans: "登录"), login: .phone)
}

/// Logging in and out in the app, and who is logged in.
struct LoginModule: AppModule {
  let tabs = [RouteKey.account()]
  let servers: [ServerDefinition] = [.mastodon, .wanAndroid, .phone]
  let keyCommands = Command.ofLogin
  var commands: [any ParsableCommand.Type] { [LoginCommand.self, LogoutCommand.self, AuthCommand.self] }

  var destinations: [Destination<TerminalInterface>] {
    [
      Destination(
        .account, title: LocalizedText(en: "Account", zhHans: "账号"), scene: Self.accounts,
        report: AccountsDocument.report),
      Destination(
        .login, title: { $0.title }, samples: [.phone, .wanAndroid, .mastodon].map { LoginInput(method: $0) },
        below: { [tabs] _ in tabs }, redirect: { $0.method == nil ? RouteKey.account() : nil }, scene: Self.form,
        report: { try await AccountsDocument.report($1) }),
    ]
  }

  func register(in container: inout Container) async throws {
    let environment = try container.resolve(AppEnvironment.self)
    let secrets = try container.resolve(SecretStore.self)
    let consent = try container.resolve(StorageConsent.self)
    var logins = StoredLogins()
    do {
      logins = try await StoredLogins(from: secrets)
    } catch {
      let sentence = LoginCommandText.accountsUnreadable[environment.language]
      Program.warn([StyledText("tessera: \(TerminalText(sentence)) \(TerminalText("\(error)"))")])
    }
    let accounts = StoredAccounts(
      logins, secrets: secrets, serverURL: { [servers] in environment.serverURL(of: $0, servers) },
      consent: { await consent.ask($0) })
    container.register(StoredAccounts.self) { _ in accounts }
    container.register((any AccountProvider).self) { [servers] resolver in
      LoginAccounts(try resolver.resolve(), servers, in: environment)
    }
    container.register(LoginFeature.self) { resolver in
      let transport = try resolver.resolve(CurlTransport.self)
      return LoginFeature(
        dependencies: LoginDependencies(
          server: try resolver.client(ServerDefinition.phone.id),
          wanAndroid: try resolver.client(ServerDefinition.wanAndroid.id), cookies: accounts.cookies,
          mastodon: { APIClient(baseURL: $0, transport: transport) },
          accounts: accounts, redirects: LoopbackListener(), browser: DesktopBrowser()))
    }
  }

  /// Forgets the sessions that servers do not accept any more, and says so.
  func appDidLaunch(_ container: Container) -> any Disposable {
    guard let feature = try? container.resolve(LoginFeature.self),
      let accounts = try? container.resolve(StoredAccounts.self)
    else { return Disposables.create() }
    return feature.checkSessions().subscribe(onSuccess: {
      for session in $0 { accounts.reportExpired(session.service) }
    })
  }
}

extension LoginModule {
  @MainActor private static func accounts(_ context: SceneContext<TerminalInterface>) throws -> Scene<TerminalInterface>
  {
    let feature = try context.container.resolve(LoginFeature.self)
    let screen = AccountsScreen(
      viewModel: feature.makeAccountsViewModel(), host: context.host, language: context.language)
    return Scene(screen: screen, segues: screen.intents.compactMap { Segue($0) }) { [weak screen] in
      screen?.language = $0
    }
  }

  @MainActor private static func form(
    _ input: LoginInput, _ context: SceneContext<TerminalInterface>
  ) throws -> Scene<TerminalInterface> {
    let feature = try context.container.resolve(LoginFeature.self)
    switch input.method {
    case .phone?:
      let screen = LoginScreen(viewModel: feature.makePhoneViewModel(), language: context.language)
      return Scene(screen: screen, segues: screen.intents.compactMap { Segue($0) }) { [weak screen] in
        screen?.language = $0
      }
    case .wanAndroid?:
      let screen = WanAndroidScreen(
        viewModel: feature.makeWanAndroidViewModel(), host: context.host, language: context.language)
      return Scene(screen: screen, segues: screen.intents.compactMap { Segue($0) }) { [weak screen] in
        screen?.language = $0
      }
    case .mastodon?:
      let server = try context.container.resolve(AppEnvironment.self).server(ServerDefinition.mastodon.id)
      let screen = MastodonScreen(
        viewModel: feature.makeMastodonViewModel(), server: server.url.absoluteString, host: context.host,
        language: context.language)
      return Scene(screen: screen, segues: screen.intents.compactMap { Segue($0) }) { [weak screen] in
        screen?.language = $0
      }
    default: return try accounts(context)
    }
  }
}

extension LoginInput {
  fileprivate var title: LocalizedText {
    switch method {
    case .phone?: LocalizedText(en: "Log in by number", zhHans: "手机号登录")
    case .wanAndroid?: LocalizedText(en: "Log in at wanandroid", zhHans: "登录玩安卓")
    case .mastodon?: LocalizedText(en: "Log in at Mastodon", zhHans: "登录 Mastodon")
    default: LocalizedText(en: "Account", zhHans: "账号")
    }
  }
}

extension Segue {
  /// Where an intent of logging in leads, or `nil` if the user stays.
  fileprivate init?(_ intent: LoginIntent) {
    switch intent {
    case .signedIn: self = .backToRoot
    case .signedOut: return nil
    case .phone: self = .push(RouteKey.login(LoginInput(method: .phone)))
    case .wanAndroid: self = .push(RouteKey.login(LoginInput(method: .wanAndroid)))
    case .mastodon: self = .push(RouteKey.login(LoginInput(method: .mastodon)))
    }
  }
}

extension StorageConsent {
  /// Asks whether logins may be written to a file.
  fileprivate func ask(_ location: SecretLocation) async -> Bool {
    await ask(
      LoginCommandText.keepLogin, "\(LoginCommandText.noKeyring[language]) \(location)?",
      confirm: LoginCommandText.keep, cancel: LoginCommandText.doNotKeep)
  }
}
