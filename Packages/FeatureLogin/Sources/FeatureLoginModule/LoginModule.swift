public import Composition
public import FeatureLogin
import Foundation
import Networking
import Persistence
public import Presentation
public import Reactive

extension RouteKey where Input == NoInput {
  /// The route to the accounts of the user.
  public static let account = RouteKey("account")
}

extension ServerDefinition {
  /// The server that users log in to by phone number.
  public static let phone = ServerDefinition("login", purpose: LocalizedText(en: "login", zhHans: "登录"))
}

/// The module that adds logging in and out to an app.
public struct LoginModule: FeatureModule {
  public let tabs = [RouteKey.account()]
  public let servers: [ServerDefinition] = [.mastodon, .wanAndroid, .phone]

  /// Creates the module.
  public init() {}

  public var destinations: [Destination] {
    [
      Destination(.account, title: LoginService.routeTitle(nil)),
      Destination(
        .login, title: { LoginService.routeTitle($0) }, samples: LoginService.allCases,
        below: { [tabs] _ in tabs }, redirect: { $0 == nil ? RouteKey.account() : nil }),
    ] + Self.moreDestinations
  }

  public func register(in container: inout Container) async throws {
    let environment = try container.resolve(AppEnvironment.self)
    let secrets = try container.resolve(SecretStore.self)
    let consent = try container.resolve(StorageConsent.self)
    var problem: LocalizedText?
    let logins = await StoredLogins.read(from: secrets) {
      problem = LoginMessages.unreadable(LocalizedText(describing: $0))
    }
    // Accounts at a demo server are not stored, because the server stops with the program.
    let demos = Set(environment.servers.values.filter { $0.lastingURL == nil }.map(\.url))
    func url(_ service: LoginService) -> URL? {
      let server = environment.servers[service.server.id]
      // A user who has not named a server uses that of the stored account.
      return server.flatMap { $0.lastingURL ?? logins.server(of: service) ?? $0.url }
    }
    let servers = LoginServers(phone: url(.phone), wanAndroid: url(.wanAndroid), temporary: demos)
    // Invented data must not take the place of a server that the user has named or is logged in to.
    let usesDemo =
      environment.servers[ServerDefinition.mastodon.id]?.url == environment.demoAccount?.server
      && logins.server(of: .mastodon) == nil && problem == nil
    let accounts = StoredAccounts(
      logins, demo: usesDemo ? environment.demoAccount : nil, secrets: secrets, servers: servers
    ) {
      await consent.answer(
        to: StorageConsent.Question(title: $0.title, message: $0.message, confirm: $0.confirm, cancel: $0.cancel))
    }
    container.register(StoredAccounts.self) { _ in accounts }
    container.register((any AccountProvider).self) { [problem] resolver in
      LoginAccounts(
        store: try resolver.resolve(), environment: environment,
        home: try resolver.resolve(ModuleList.self).route(to: .ownTimeline),
        problem: problem, transport: try resolver.resolve(CurlTransport.self))
    }
    container.register(LoginFeature.self) { resolver in
      let transport = try resolver.resolve(CurlTransport.self)
      var dependencies = LoginDependencies(
        server: try resolver.client(ServerDefinition.phone.id),
        wanAndroid: try resolver.client(ServerDefinition.wanAndroid.id),
        mastodon: { APIClient(baseURL: $0, transport: transport) }, accounts: accounts)
      dependencies.mastodonServer = environment.servers[ServerDefinition.mastodon.id]?.lastingURL
      return LoginFeature(dependencies: dependencies)
    }
  }

  public func healthChecks(_ container: Container) async -> [HealthCheck] {
    guard let secrets = try? container.resolve(SecretStore.self),
      let language = try? container.resolve(AppEnvironment.self).language
    else { return [] }
    var problem: LocalizedText?
    let logins = await StoredLogins.read(from: secrets) {
      problem = LoginMessages.unreadable(LocalizedText(describing: $0))
    }
    let finding = problem ?? logins.expiries ?? LoginMessages.readable
    return [HealthCheck("logins", isPassed: problem == nil && logins.expiries == nil, finding[language])]
  }

  public func appDidLaunch(_ container: Container) throws -> any Disposable {
    let (feature, accounts) = try (container.resolve(LoginFeature.self), container.resolve(StoredAccounts.self))
    return Disposables.create(feature.checkAccounts().subscribe(), accounts.polledChanges().subscribe())
  }

  public func appWillTerminate(_ container: Container) async -> [LocalizedText] {
    guard let accounts = try? container.resolve(StoredAccounts.self), !accounts.temporary.isEmpty,
      let feature = try? container.resolve(LoginFeature.self)
    else { return [] }
    return await feature.endSessions(of: accounts.temporary)
  }
}

extension Segue {
  /// Creates the segue of an intent. After a login, the segue returns to the screen that requested the login.
  ///
  /// - Parameter home: The route to the timeline of an account that the user chose, or `nil` if no module offers it.
  public init(_ intent: LoginIntent, home: Route?) {
    switch intent {
    case .use: self = home.map { .path([$0]) } ?? .back
    case .loggedIn: self = .back
    case .logIn(let service): self = .push(RouteKey.login(service))
    }
  }
}

extension LoginService {
  /// Returns the title of a route to the form of a service, or to the list of accounts if `service` is `nil`.
  public static func routeTitle(_ service: LoginService?) -> LocalizedText {
    switch service {
    case .phone?: LocalizedText(en: "Log in with a phone number", zhHans: "手机号登录")
    case .wanAndroid?: LocalizedText(en: "Log in to wanandroid", zhHans: "登录玩安卓")
    case .mastodon?: LocalizedText(en: "Log in to Mastodon", zhHans: "登录 Mastodon")
    case nil: LocalizedText(en: "Accounts", zhHans: "账号")
    }
  }
}
