public import Composition
public import FeatureNotifications
import Mastodon
public import Networking
public import Persistence
import Posts
public import Presentation
public import Reactive

/// The module that adds the notifications of the user's Mastodon account to an app.
public struct NotificationsModule: FeatureModule {
  public let tabs = [RouteKey.notifications()]
  public let servers = [ServerDefinition.mastodon]
  public let schemas: [Schema] = [
    NotificationsFeature.schema, UserActions.schema, OutboxStorage.schema,
  ]

  /// Creates the module.
  public init() {}

  public var destinations: [Destination] {
    [Destination(.notifications, title: LocalizedText(en: "Notifications", zhHans: "通知"))] + Self.moreDestinations
  }

  // The feature belongs to the session, because it depends on the user's token.
  public func register(in container: inout Container) {
    container.register(NotificationsFeature.self, .session) { resolver in
      let connection = try resolver.connection(to: ServerDefinition.mastodon.id)
      let modules = try resolver.resolve(ModuleList.self)
      return NotificationsFeature(
        dependencies: NotificationsDependencies(
          client: connection.client, account: connection.account, isAuthorized: connection.isAuthorized,
          offersLogin: modules.offers(.login), offersPosts: modules.offers(.notifiedPost),
          offersProfiles: modules.offers(.personProfile), offersReplies: modules.offers(.reply),
          actions: connection.account.map {
            UserActions(
              of: $0, connection.client, store: connection.store,
              clock: SerialDispatchQueueScheduler(internalSerialQueueName: "FeatureNotifications.sending"))
          },
          isReachable: connection.isReachable,
          limits: connection.limits,
          streams: connection.account.map { _ in
            StreamingClient(connection.client, authorize: connection.authentication.authorize)
          },
          store: connection.store))
    }
  }

  public func outboxes(_ container: Container) throws -> [OutboxSource] {
    [try container.resolve(NotificationsFeature.self).outbox].compactMap(\.self)
  }

  public func places(_ container: Container) -> [Place] {
    // allow(no-dropped-errors): without a readable account, no place is known
    ((try? container.resolve(NotificationsFeature.self).places()) ?? []).map(Place.source)
  }

  public func badge(of tab: Route, _ container: Container) -> Driver<Int>? {
    // allow(no-dropped-errors): without a readable account, the tab has no badge
    try? container.resolve(NotificationsFeature.self).unreadCount()
  }

  public func removeData(of account: Account, _ container: Container) throws {
    guard case .oauth = account.proof else { return }
    let store = try container.storeOfFile()
    try NotificationsFeature.removeNotifications(of: account.name, at: account.server, from: store)
    try UserActions.remove(account: account.name, server: account.server, from: store)
  }
}

extension Segue {
  /// Creates the segue of an intent. Returns `nil` if no module offers its destination.
  public init?(_ intent: NotificationsIntent, _ modules: ModuleList) {
    let route: Route?
    switch intent {
    case .post(let id, let username): route = modules.route(to: .notifiedPost, NotifiedPostInput(id, by: username))
    case .profile(let username): route = modules.route(to: .personProfile, ProfileInput(username))
    case .editor(.reply(let id)): route = modules.route(to: .reply, ReplyInput(id.text))
    case .editor(.quote(let id)): route = modules.route(to: .quote, ReplyInput(id.text))
    case .editor(.edit(let id)): route = modules.route(to: .edit, EditInput(id.text))
    case .editor(.redraft(let id)): route = modules.route(to: .redraft, EditInput(id.text))
    case .preview(let intent):
      self = .preview(intent.flatMap { Segue($0, modules) }?.routes.last)
      return
    case .logIn: route = modules.route(to: .login, .mastodon)
    }
    guard let route else { return nil }
    self = .push(route)
  }
}
