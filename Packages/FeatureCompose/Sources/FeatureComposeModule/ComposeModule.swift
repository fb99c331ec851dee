public import Composition
public import FeatureCompose
public import Networking
public import Persistence
import Posts
public import Presentation

extension RouteKey where Input == NoInput {
  /// The route to the editor of a new post.
  public static let compose = RouteKey("compose")
  /// The route to the list of drafts.
  public static let drafts = RouteKey("drafts")
}

/// The module that adds the editor of posts to an app.
public struct ComposeModule: FeatureModule {
  public let servers = [ServerDefinition.mastodon]
  public let schemas: [Schema] = [ComposeFeature.schema, UserActions.schema, OutboxStorage.schema]
  public let shortcuts = [Shortcut(key: "c", command: "app.compose", route: RouteKey.compose())]

  /// Creates the module.
  public init() {}

  public var destinations: [Destination] {
    [
      Destination(.compose, title: LocalizedText(en: "New post", zhHans: "新嘟文")),
      Destination(.drafts, title: LocalizedText(en: "Drafts", zhHans: "草稿")),
      Destination(
        .reply, title: { _ in LocalizedText(en: "Reply", zhHans: "回复") }, samples: [ReplyInput("112350000001000000")]),
      Destination(
        .quote, title: { _ in LocalizedText(en: "Quote", zhHans: "引用") }, samples: [ReplyInput("112350000001000000")]),
      Destination(
        .edit, title: { _ in LocalizedText(en: "Edit post", zhHans: "编辑嘟文") },
        samples: [EditInput("112350000213000000")]),
      Destination(
        .redraft, title: { _ in LocalizedText(en: "Write again", zhHans: "重新编辑") },
        samples: [EditInput("112350000213000000")]),
    ] + Self.moreDestinations
  }

  // The feature belongs to the session, because it depends on the user's token.
  public func register(in container: inout Container) {
    container.register(ComposeFeature.self, .session) { resolver in
      let connection = try resolver.connection(to: ServerDefinition.mastodon.id)
      return ComposeFeature(
        dependencies: ComposeDependencies(
          client: connection.client, account: connection.account,
          offersLogin: try resolver.resolve(ModuleList.self).offers(.login), store: connection.store))
    }
  }

  public func outboxes(_ container: Container) throws -> [OutboxSource] {
    [try container.resolve(ComposeFeature.self).outbox].compactMap(\.self)
  }

  public func removeData(of account: Account, _ container: Container) throws {
    guard case .oauth = account.proof else { return }
    try ComposeFeature.removeData(of: account.name, at: account.server, from: container.storeOfFile())
  }
}

extension Segue {
  /// Creates the segue of an intent. Returns `nil` if no module offers its destination.
  public init?(_ intent: ComposeIntent, _ modules: ModuleList) {
    switch intent {
    case .close: self = .back
    case .logIn:
      guard let login = modules.route(to: .login, .mastodon) else { return nil }
      self = .push(login)
    case .write(let subject): self = .push(subject.route)
    }
  }
}

extension ComposeSubject {
  fileprivate var route: Route {
    switch self {
    case .newPost: RouteKey.compose()
    case .reply(let post): RouteKey.reply(ReplyInput(post))
    case .quote(let post): RouteKey.quote(ReplyInput(post))
    case .edit(let post): RouteKey.edit(EditInput(post.text))
    case .redraft(let post): RouteKey.redraft(EditInput(post.text))
    }
  }
}
