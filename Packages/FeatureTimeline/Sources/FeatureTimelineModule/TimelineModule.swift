public import Composition
import FeatureTimeline
import Mastodon
public import Networking
public import Persistence
import Posts
public import Presentation

extension ServerID {
  /// The server with Twitter's API.
  public static let twitter: ServerID = "twitter"
}

/// The module that adds the timeline to an app.
public struct TimelineModule: FeatureModule {
  public let tabs = [RouteKey.timeline(nil)]
  public let servers = [
    ServerDefinition.mastodon,
    ServerDefinition(
      .twitter, purpose: LocalizedText(en: "Twitter's API 1.1", zhHans: "Twitter API 1.1"), demoPath: "twitter",
      probe: .get("/1.1/statuses/show.json")),
  ]
  public let settings = [SettingDefinition(.timeline, effective: { try $0.firstTimeline })]
  public let schemas: [Schema] = [TimelineFeature.schema, UserActions.schema, OutboxStorage.schema]

  /// Creates the module.
  public init() {}

  public var destinations: [Destination] {
    let first = tabs
    return [
      Destination(
        .timeline, title: { _ in TimelineText.timeline },
        samples: [nil, .mastodonTag("swift")], below: { $0 == nil ? [] : first }),
      Destination(.sources, title: LocalizedText(en: "Timelines", zhHans: "时间线列表"), below: first),
      Destination(
        .people, title: { _ in LocalizedText(en: "People", zhHans: "成员") },
        samples: [.timeline(.mastodonList(id: "12249"))],
        below: { source in
          if case .timeline(let timeline) = source { first + [RouteKey.timeline(timeline)] } else { first }
        }),
      Destination(
        .post, title: { _ in LocalizedText(en: "Post", zhHans: "嘟文") },
        samples: [PostInput("112350000006000000", .mastodonTag("swift"))],
        below: { first + [RouteKey.timeline($0.source)] }),
      Destination(
        .thread, title: { _ in LocalizedText(en: "Thread", zhHans: "对话") },
        samples: [ThreadInput("112350000001000000")], below: { _ in first }),
      Destination(
        .profile, title: { _ in LocalizedText(en: "Profile", zhHans: "个人资料") },
        samples: [Username("mira_okafor")].compactMap(\.self), below: { _ in first }),
      Destination(
        .search, title: { _ in LocalizedText(en: "Search", zhHans: "搜索") },
        samples: [SearchInput(""), SearchInput("swift")], below: { _ in first }),
    ] + Self.moreDestinations
  }

  // A server's client and the feature belong to the session, because they depend on the user's token.
  public func register(in container: inout Container) async throws {
    let environment = try container.resolve(AppEnvironment.self)
    let twitterKey =
      environment.servers[.twitter] == nil
      ? TwitterKey(key: nil, secret: nil)
      : try await TwitterKey(container.resolve(SecretStore.self, ServerID.twitter))
    container.register(TimelineServer.self, .session, samples: servers.map(\.id)) { resolver, id in
      let connection = try resolver.connection(
        to: id,
        authentication: id == .twitter
          ? .twitter(twitterKey, at: environment.server(id).url, by: resolver.client(id)) : nil)
      return TimelineServer(
        client: connection.client, account: connection.account, isAuthorized: connection.isAuthorized,
        offersLogin: try id == ServerDefinition.mastodon.id
          && resolver.resolve(ModuleList.self).offers(.login),
        isReachable: connection.isReachable, limits: connection.limits, store: connection.store,
        keyFailure: id == .twitter ? TimelineMessages.keyFailure(of: twitterKey, variable: environment.variable) : nil,
        streams: id == .twitter || connection.account == nil
          ? nil : StreamingClient(connection.client, authorize: connection.authentication.authorize))
    }
    container.register(TimelineFeature.self, .session) { resolver in
      TimelineFeature(
        dependencies: TimelineDependencies(
          mastodon: try resolver.resolve(TimelineServer.self, ServerDefinition.mastodon.id),
          twitter: try resolver.resolve(TimelineServer.self, ServerID.twitter),
          store: try resolver.store(ServerDefinition.mastodon.id)))
    }
  }

  public func outboxes(_ container: Container) throws -> [OutboxSource] {
    [try container.resolve(TimelineFeature.self).outbox].compactMap(\.self)
  }

  public func places(_ container: Container) -> [Place] {
    // If the store cannot be read, no place is known.
    guard let feature = try? container.resolve(TimelineFeature.self) else { return [] }
    // allow(no-dropped-errors): without a readable store, no person and no hashtag is known
    let sources = ((try? feature.places()) ?? []).map(Place.source)
    return feature.fixedSources.map { .screen(RouteKey.timeline($0), $0.title) } + sources
  }

  public func removeData(of account: Account, _ container: Container) throws {
    guard case .oauth = account.proof else { return }
    try TimelineFeature.removePosts(
      of: account.name, at: account.server, from: container.storeOfFile())
  }
}
