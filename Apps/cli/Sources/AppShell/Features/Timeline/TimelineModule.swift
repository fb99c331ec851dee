import ArgumentParser
import Composition
import DemoServer
import FeatureTimeline
import FeatureTimelineTerminal
import Networking
import Persistence
import Presentation
import Reactive
import TerminalApp
import TerminalUI

extension ServerID {
  static let twitter: ServerID = "twitter"
}

/// The module that adds the timeline to the app.
struct TimelineModule: AppModule {
  let tabs = [RouteKey.timeline(nil)]
  let servers = [
    ServerDefinition.mastodon,
    ServerDefinition(
      .twitter, purpose: LocalizedText(en: "Twitter's API 1.1", zhHans: "Twitter API 1.1"), demoPath: "twitter",
      probe: .get("/1.1/statuses/show.json")),
  ]
  let settings = [SettingDefinition(.timeline, effective: { try $0.firstTimeline })]
  let schemas = [TimelineFeature.schema]
  let keyCommands = Command.ofTimeline
  var commands: [any ParsableCommand.Type] {
    [
      TimelineCommand.self, TimelinesCommand.self, PeopleCommand.self, PostCommand.self, ThreadCommand.self,
      ProfileCommand.self, SearchCommand.self, MarkCommand.self,
    ]
  }

  var destinations: [Destination<TerminalInterface>] {
    [Self.timeline, Self.sources, Self.people, Self.post, Self.thread, Self.profile, Self.search]
  }

  /// The servers that no longer accept the user's token. Commands do not observe them, because they learn it from the response.
  private struct TokenWithdrawals: Sendable {
    let servers = PublishRelay<ServerID>()
  }

  // A server's client and the feature belong to the session, because they depend on the user's token.
  func register(in container: inout Container) async throws {
    let environment = try container.resolve(AppEnvironment.self)
    let twitterKey: TwitterKey? =
      switch environment.servers[.twitter]?.isDemo {
      case true?:
        TwitterKey(
          key: Secret(DemoServer.Accounts.twitterKey), secret: Secret(DemoServer.Accounts.twitterSecret))
      case false?: try await TwitterKey(container.resolve(SecretStore.self))
      case nil: nil
      }
    container.register(TokenWithdrawals.self) { _ in TokenWithdrawals() }
    container.register(TimelineServer.self, .session, samples: servers.map(\.id)) { resolver, id in
      let user = try resolver.resolve((any AccountProvider).self).account(at: id)
      let server = try environment.server(id, of: user)
      let authentication =
        id == .twitter
        ? try .twitter(twitterKey, at: server.url, by: resolver.client(.twitter))
        : AuthenticationInterceptor(for: server.url, token: user?.token.map { AccessToken($0) })
      // Not disposed of, because the subscription ends with the interceptor.
      _ = authentication.signOuts.map { id }.bind(to: try resolver.resolve(TokenWithdrawals.self).servers)
      let limits = RateLimitInterceptor()
      return TimelineServer(
        client: APIClient(
          baseURL: server.url, transport: try resolver.resolve(CurlTransport.self),
          interceptors: [limits, authentication]),
        account: user?.name,
        isAuthorized: authentication.signOuts.map { false }.startWith(authentication.token != nil),
        offersLogin: try id == ServerDefinition.mastodon.id
          && resolver.resolve(ModuleList<TerminalInterface>.self).mastodonLoginRoute != nil,
        isReachable: server.isDemo ? .just(true) : Reachability.isOnline, limits: limits.limits,
        store: try resolver.store(id))
    }
    container.register(TimelineFeature.self, .session) { resolver in
      TimelineFeature(
        dependencies: TimelineDependencies(
          mastodon: try resolver.resolve(TimelineServer.self, ServerDefinition.mastodon.id),
          twitter: try resolver.resolve(TimelineServer.self, ServerID.twitter),
          store: try resolver.store(ServerDefinition.mastodon.id)))
    }
  }

  func removeData(of account: Account, _ container: Container) throws {
    guard case .oauth = account.proof else { return }
    try TimelineFeature.removePosts(
      of: account.name, at: account.server, from: container.resolve(Store.self, Container.Storage.file))
  }

  func appDidLaunch(_ container: Container) throws -> any Disposable {
    let accounts = try container.resolve((any AccountProvider).self)
    return try container.resolve(TokenWithdrawals.self).servers
      .subscribe(onNext: { _ = accounts.expire(at: $0).subscribe() })
  }
}
