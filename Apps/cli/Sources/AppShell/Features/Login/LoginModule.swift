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
  /// The server that users log in to by phone number.
  static let phone = ServerDefinition("login", purpose: LocalizedText(en: "login", zhHans: "登录"), login: .phone)
}

/// The module that adds logging in and out to the app.
struct LoginModule: AppModule {
  let tabs = [RouteKey.account()]
  let servers: [ServerDefinition] = [.mastodon, .wanAndroid, .phone]
  let keyCommands = Command.ofLogin
  var commands: [any ParsableCommand.Type] { [LoginCommand.self, LogoutCommand.self, AuthCommand.self] }

  var destinations: [Destination<TerminalInterface>] {
    [
      Destination(
        .account, title: LoginService.routeTitle(nil), scene: { try Self.scene(nil, $0) },
        report: StoredAccounts.report),
      Destination(
        .login, title: { LoginService.routeTitle($0?.service) },
        samples: LoginService.allCases.map(\.server.login),
        below: { [tabs] _ in tabs }, redirect: { $0 == nil ? RouteKey.account() : nil },
        scene: { try Self.scene($0?.service, $1) }, report: { try await StoredAccounts.report($1) }),
    ]
  }

  func register(in container: inout Container) async throws {
    let environment = try container.resolve(AppEnvironment.self)
    let secrets = try container.resolve(SecretStore.self)
    let consent = try container.resolve(StorageConsent.self)
    var problem: LocalizedText?
    let logins = await StoredLogins.read(from: secrets) {
      problem = LoginMessages.unreadable(LocalizedText(describing: $0))
    }
    // Accounts at a demo server are not stored, because the server stops with the program.
    let demos = Set(environment.servers.values.filter(\.isDemo).map(\.url))
    func url(_ service: LoginService) -> URL? {
      let server = environment.servers[service.server.id]
      // A user who has not named a server uses that of the stored account.
      return (server?.isDemo == true ? logins.server(of: service) : nil) ?? server?.url
    }
    let servers = LoginServers(phone: url(.phone), wanAndroid: url(.wanAndroid), temporary: demos)
    let accounts = StoredAccounts(logins, secrets: secrets, servers: servers) {
      await consent.ask($0.title, $0.message, confirm: $0.confirm, cancel: $0.cancel)
    }
    container.register(StoredAccounts.self) { _ in accounts }
    container.register((any AccountProvider).self) { [problem] resolver in
      LoginAccounts(
        store: try resolver.resolve(), environment: environment,
        home: try resolver.resolve(ModuleList<TerminalInterface>.self).route(to: .ownTimeline),
        problem: problem, transport: try resolver.resolve(CurlTransport.self))
    }
    container.register(LoginFeature.self) { resolver in
      let transport = try resolver.resolve(CurlTransport.self)
      var dependencies = LoginDependencies(
        server: try resolver.client(ServerDefinition.phone.id),
        wanAndroid: try resolver.client(ServerDefinition.wanAndroid.id),
        mastodon: { APIClient(baseURL: $0, transport: transport) }, accounts: accounts)
      let mastodon = environment.servers[ServerDefinition.mastodon.id]
      dependencies.mastodonServer = mastodon?.isDemo == false ? mastodon?.url : nil
      return LoginFeature(dependencies: dependencies)
    }
  }

  func healthChecks(_ container: Container) async -> [HealthCheck] {
    guard let secrets = try? container.resolve(SecretStore.self) else { return [] }
    var problem: LocalizedText?
    let logins = await StoredLogins.read(from: secrets) {
      problem = LoginMessages.unreadable(LocalizedText(describing: $0))
    }
    let finding = problem ?? logins.expiries ?? LoginMessages.readable
    return [HealthCheck("logins", isPassed: problem == nil && logins.expiries == nil, finding.text)]
  }

  func appDidLaunch(_ container: Container) throws -> any Disposable {
    let (feature, accounts) = try (container.resolve(LoginFeature.self), container.resolve(StoredAccounts.self))
    return Disposables.create(feature.checkAccounts().subscribe(), accounts.polledChanges().subscribe())
  }

  func appWillTerminate(_ container: Container) async -> [LocalizedText] {
    guard let accounts = try? container.resolve(StoredAccounts.self), !accounts.temporary.isEmpty,
      let feature = try? container.resolve(LoginFeature.self)
    else { return [] }
    return await feature.endSessions(of: accounts.temporary)
  }

  @MainActor private static func scene(
    _ service: LoginService?, _ context: SceneContext<TerminalInterface>
  ) throws -> Scene<TerminalInterface> {
    let id = ServerDefinition.mastodon.id
    let account = try context.container.resolve((any AccountProvider).self).account(at: id)
    let server = try? context.container.resolve(AppEnvironment.self).server(id, of: account)
    let (screen, intents) = try context.container.resolve(LoginFeature.self).makeScreen(
      for: service, mastodon: server?.url.absoluteString ?? "", host: context.host, language: context.language)
    let home = context.modules.route(to: .ownTimeline)
    return Scene(screen, segues: intents.map { Segue($0, home: home) })
  }
}

extension Segue {
  /// Creates the segue of an intent. After a login, the segue returns to the screen that requested the login.
  ///
  /// - Parameter home: The route to the timeline of an account that the user chose, or `nil` if no module offers it.
  init(_ intent: LoginIntent, home: Route?) {
    switch intent {
    case .use: self = home.map { .path([$0]) } ?? .back
    case .loggedIn: self = .back
    case .logIn(let service): self = .push(RouteKey.login(service.server.login))
    }
  }
}

extension LoginMethod {
  fileprivate var service: LoginService? { LoginService.allCases.first { $0.server.login == self } }
}
