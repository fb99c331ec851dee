import Networking
public import Persistence
public import Reactive

/// The feature's dependencies.
public struct TimelineDependencies: Sendable {
  /// The Mastodon server.
  public var mastodon: TimelineServer
  /// The server with Twitter's API 1.1.
  public var twitter: TimelineServer
  /// The default store, for servers without a store. Each account on each server has its own timelines.
  public var store: Store
  /// The scheduler that writes responses to the store. It must be serial and off the main thread, except in tests.
  public var scheduler: any ImmediateSchedulerType
  /// The scheduler that times polling. It must run its actions on the main thread.
  public var clock: any SchedulerType

  /// The serial scheduler that sends the actions of the user, off the main thread except in tests.
  public var sending: any SchedulerType

  /// Creates the dependencies of the feature.
  public init(
    mastodon: TimelineServer, twitter: TimelineServer, store: Store,
    scheduler: any ImmediateSchedulerType = SerialDispatchQueueScheduler(
      internalSerialQueueName: "FeatureTimeline"),
    clock: any SchedulerType = MainScheduler.instance,
    sending: any SchedulerType = SerialDispatchQueueScheduler(internalSerialQueueName: "FeatureTimeline.sending")
  ) {
    self.mastodon = mastodon
    self.twitter = twitter
    self.store = store
    self.scheduler = scheduler
    self.clock = clock
    self.sending = sending
  }

  func server(_ api: TimelineSource.API) -> TimelineServer {
    switch api {
    case .mastodon: mastodon
    case .twitter: twitter
    }
  }
}
