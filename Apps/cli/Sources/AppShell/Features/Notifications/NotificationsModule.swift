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
            lines: { NotificationsPlain.lines($0, language: $1) }, document: NotificationsDocument.init,
            problem: \.failure)
        })
    ]
  }

  // The feature belongs to the session, because it depends on the user's token.
  func register(in container: inout Container) {
    container.register(NotificationsFeature.self, .session) { resolver in
      let connection = try resolver.connection(to: ServerDefinition.mastodon.id)
      let modules = try resolver.resolve(ModuleList<TerminalInterface>.self)
      return NotificationsFeature(
        dependencies: NotificationsDependencies(
          client: connection.client, account: connection.account, isAuthorized: connection.isAuthorized,
          offersLogin: modules.offers(.login), offersPosts: modules.offers(.notifiedPost),
          offersProfiles: modules.offers(.person), isReachable: connection.isReachable, limits: connection.limits,
          store: connection.store))
    }
  }

  func badge(of tab: Route, _ container: Container) -> Driver<Int>? {
    try? container.resolve(NotificationsFeature.self).unreadCount()
  }

  func removeData(of account: Account, _ container: Container) throws {
    guard case .oauth = account.proof else { return }
    try NotificationsFeature.removeNotifications(
      of: account.name, at: account.server, from: container.storeOfFile())
  }
}

extension Segue {
  /// Creates the segue of an intent. Returns `nil` if no module offers its destination.
  init?(_ intent: NotificationsIntent, _ modules: ModuleList<TerminalInterface>) {
    let route =
      switch intent {
      case .post(let id, let username): modules.route(to: .notifiedPost, NotifiedPostInput(id, by: username))
      case .profile(let username): modules.route(to: .person, PersonInput("@" + username))
      case .logIn: modules.route(to: .login, .mastodon)
      }
    guard let route else { return nil }
    self = .push(route)
  }
}
