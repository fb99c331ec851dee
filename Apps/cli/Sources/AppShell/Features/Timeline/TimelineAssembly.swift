import ArgumentParser
import FeatureTimeline
import FeatureTimelineTerminal
import Networking
import Persistence
import Reactive
import TerminalUI

/// The timeline in the app.
struct TimelineAssembly: Assembly {
  static let tab: TimelinePlace? = .timeline(nil)
  static let schemas = [TimelineFeature.schema]
  static let services = [Service.timeline, .twitter]
  static let settings = [
    FeatureSetting(
      key: .source, standard: TimelineSource.mastodonTag("swift").description,
      advice: "Use list:12249, #swift, @mira,@hanae, @mira@other.example, twitter:owner/list or twitter:@mira."
    ) { TimelineSource($0) != nil }
  ]
  static let commands: [any ParsableCommand.Type] = [
    TimelineCommand.self, PeopleCommand.self, PostCommand.self, MarkCommand.self,
  ]
  static let keyCommands = Command.ofTimeline

  private let twitterKey: TwitterKey?
  /// Emits where a token was withdrawn. Commands notice it by the answer that they wait for.
  private let withdrawals = PublishRelay<Service>()

  init(_ launch: Launch) async throws {
    switch launch.surroundings.servers[.twitter]?.isDemo {
    case true?: twitterKey = .demo
    case false?: twitterKey = try await TwitterKey(launch.secrets)
    case nil: twitterKey = nil
    }
  }

  func removeData(of session: EndedSession, _ container: Container) throws {
    guard session.service == .timeline else { return }
    try TimelineFeature.removePosts(
      of: session.name, at: session.server, from: container.resolve(Store.self, Container.Storage.file))
  }

  func applicationDidLaunch(_ container: Container) -> any Disposable {
    guard let sessions = try? container.resolve((any Sessions).self) else { return Disposables.create() }
    return withdrawals.subscribe(onNext: { _ = sessions.expire(at: $0).subscribe() })
  }

  // What is sent with somebody's proof, and what that somebody is shown, ends with the session.
  func assemble(_ container: inout Container) {
    container.register(TimelineServer.self, .session, for: Self.services) {
      [twitterKey, withdrawals] resolver, service in
      let sessions = try resolver.resolve((any Sessions).self)
      let session = sessions.session(at: service)
      let server = try resolver.resolve(Surroundings.self)[service]
      let authentication =
        service == .twitter
        ? try .twitter(twitterKey, at: server.url, by: resolver.client(.twitter))
        : AuthenticationInterceptor(for: server.url, token: session?.token.map { AccessToken($0) })
      // For as long as the interceptor is there: it ends with what it tells.
      _ = authentication.signOuts.map { service }.bind(to: withdrawals)
      let limits = RateLimitInterceptor()
      return TimelineServer(
        client: APIClient(
          baseURL: server.url, transport: try resolver.resolve(CurlTransport.self),
          interceptors: [limits, authentication]),
        account: session?.name,
        isAuthorized: authentication.signOuts.map { false }.startWith(authentication.token != nil),
        isReachable: server.isDemo ? .just(true) : Reachability.isOnline, limits: limits.limits,
        store: try resolver.store(service))
    }
    container.register(TimelineFeature.self, .session) { resolver in
      TimelineFeature(
        dependencies: TimelineDependencies(
          mastodon: try resolver.resolve(TimelineServer.self, Service.timeline),
          twitter: try resolver.resolve(TimelineServer.self, Service.twitter), store: try resolver.store(.timeline)))
    }
  }
}

extension Surroundings {
  /// The timeline of the tab.
  var source: TimelineSource { TimelineSource(set: settings[.source]) }
}

extension TimelineSource {
  /// What it comes from.
  var service: Service {
    switch api {
    case .mastodon: .timeline
    case .twitter: .twitter
    }
  }
}
