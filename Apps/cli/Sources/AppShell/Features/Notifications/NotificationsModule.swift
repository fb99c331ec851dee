import ArgumentParser
import Composition
import FeatureNotifications
import FeatureNotificationsTerminal
import Networking
import Persistence
import Presentation
import Reactive
import TerminalApp
import TerminalUI

/// The module that adds the notifications of the user's Mastodon account to the app.
struct NotificationsModule: AppModule {
  let tabs = [RouteKey.notifications()]
  let servers = [ServerDefinition.mastodon]
  let schemas = [NotificationsFeature.schema]
  let keyCommands = Command.ofNotifications
  var commands: [any ParsableCommand.Type] { [NotificationsCommand.self] }

  var destinations: [Destination<TerminalInterface>] {
    [
      Destination(
        .notifications, title: LocalizedText(en: "Notifications", zhHans: "通知"),
        scene: { context in
          let viewModel = try context.container.resolve(NotificationsFeature.self).makeNotificationsViewModel()
          let screen = NotificationsScreen(viewModel: viewModel, context: context.screenContext())
          return Scene(
            screen, segues: viewModel.intents.compactMap { [modules = context.modules] in Segue($0, modules) })
        },
        report: { context in
          try await context.report(
            from: ServerDefinition.mastodon.id,
            { (feature: NotificationsFeature) in try await feature.contents(pages: context.pages ?? 1) },
            lines: { NotificationsPlain.lines($0, language: $1) }, document: NotificationsDocument.init)
        })
    ]
  }

  /// Emits when the server no longer accepts the user's token. Commands do not observe it, because they learn it from the response.
  private struct NotificationSignOuts: Sendable {
    let relay = PublishRelay<Void>()
  }

  // The feature belongs to the session, because it depends on the user's token.
  func register(in container: inout Container) throws {
    let environment = try container.resolve(AppEnvironment.self)
    container.register(NotificationSignOuts.self) { _ in NotificationSignOuts() }
    container.register(NotificationsFeature.self, .session) { resolver in
      let id = ServerDefinition.mastodon.id
      let user = try resolver.resolve((any AccountProvider).self).account(at: id)
      let server = try environment.server(id, of: user)
      let authentication = AuthenticationInterceptor(for: server.url, token: user?.token.map { AccessToken($0) })
      // Not disposed of, because the subscription ends with the interceptor.
      _ = authentication.signOuts.map { _ in }.bind(to: try resolver.resolve(NotificationSignOuts.self).relay)
      let limits = RateLimitInterceptor()
      return NotificationsFeature(
        dependencies: NotificationsDependencies(
          client: APIClient(
            baseURL: server.url, transport: try resolver.resolve(CurlTransport.self),
            interceptors: [limits, authentication]),
          account: user?.name,
          isAuthorized: authentication.signOuts.map { _ in false }.startWith(authentication.token != nil),
          offersLogin: try resolver.resolve(ModuleList<TerminalInterface>.self).mastodonLoginRoute != nil,
          isReachable: server.isDemo ? .just(true) : Reachability.isOnline, limits: limits.limits,
          store: try resolver.store(id)))
    }
  }

  func badge(of tab: Route, _ container: Container) -> Driver<Int>? {
    try? container.resolve(NotificationsFeature.self).unreadCount()
  }

  func appDidLaunch(_ container: Container) throws -> any Disposable {
    let accounts = try container.resolve((any AccountProvider).self)
    return try container.resolve(NotificationSignOuts.self).relay
      .subscribe(onNext: { _ = accounts.expire(at: ServerDefinition.mastodon.id).subscribe() })
  }

  func removeData(of account: Account, _ container: Container) throws {
    guard case .oauth = account.proof else { return }
    try NotificationsFeature.removeNotifications(
      of: account.name, at: account.server, from: container.resolve(Store.self, Container.Storage.file))
  }
}

extension Segue {
  /// Returns the segue of an intent, or `nil` if no module offers its destination.
  init?(_ intent: NotificationsIntent, _ modules: ModuleList<TerminalInterface>) {
    let route =
      switch intent {
      case .post(let id, let username): modules.route(to: .notifiedPost, NotifiedPostInput(id, by: username))
      case .profile(let username): modules.route(to: .person, PersonInput("@" + username))
      case .logIn: modules.mastodonLoginRoute
      }
    guard let route else { return nil }
    self = .push(route)
  }
}
