import ArgumentParser
import FeatureTimeline
import Networking
import Persistence
import Reactive

/// The timeline in the app.
struct TimelineAssembly: Assembly {
  static let tab: TimelinePlace? = .timeline(nil)
  static let schemas = [TimelineFeature.schema]
  static let services = [Service.timeline]
  static let settings = [
    FeatureSetting(
      key: .source, standard: TimelineSource.mastodonTag("swift").description,
      advice: "Use list:12249, #swift, @mira,@hanae or @mira@other.example."
    ) { TimelineSource($0) != nil }
  ]
  static let commands: [any ParsableCommand.Type] = [
    TimelineCommand.self, PeopleCommand.self, PostCommand.self, MarkCommand.self,
  ]

  init(_ launch: Launch) {}

  func assemble(_ container: inout Container) {
    container.register(TimelineFeature.self, .session) { resolver in
      let session = try resolver.resolve((any Sessions).self).session(at: .timeline)
      let isDemo = try resolver.resolve(Surroundings.self)[.timeline].isDemo
      let server = TimelineServer(
        client: try resolver.client(.timeline), account: session?.name, isAuthorized: .just(session != nil),
        isReachable: isDemo ? .just(true) : Reachability.isOnline,
        limits: try resolver.resolve(RateLimitInterceptor.self).limits)
      return TimelineFeature(
        dependencies: TimelineDependencies(
          mastodon: server, twitter: server, store: try resolver.store(.timeline)))
    }
  }
}

extension Surroundings {
  /// The timeline of the tab.
  var source: TimelineSource { settings[.source].flatMap { TimelineSource($0) } ?? .mastodonTag("swift") }
}
