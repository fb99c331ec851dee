import Networking
public import Persistence
public import Reactive

/// What the timeline needs of the world.
public struct TimelineDependencies: Sendable {
  /// The server that Mastodon's timelines are on.
  public var mastodon: TimelineServer
  /// The server that timelines of Twitter's API 1.1 are on.
  public var twitter: TimelineServer
  /// Keeps the posts of servers that have no store of their own. Those of one account on one server are apart from all others.
  public var store: Store
  /// Where answers are written to the store. A serial one that is not the main thread, except in tests.
  public var scheduler: any ImmediateSchedulerType
  /// The clock of polling. It must run its work on the main thread.
  public var clock: any SchedulerType

  /// Gathers the dependencies.
  public init(
    mastodon: TimelineServer, twitter: TimelineServer, store: Store,
    scheduler: any ImmediateSchedulerType = SerialDispatchQueueScheduler(
      internalSerialQueueName: "FeatureTimeline"),
    clock: any SchedulerType = MainScheduler.instance
  ) {
    self.mastodon = mastodon
    self.twitter = twitter
    self.store = store
    self.scheduler = scheduler
    self.clock = clock
  }

  func server(_ api: TimelineSource.API) -> TimelineServer {
    switch api {
    case .mastodon: mastodon
    case .twitter: twitter
    }
  }
}
