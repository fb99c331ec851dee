public import Networking
public import Persistence
public import Reactive

/// What the ranking needs of the world.
public struct CoinRankDependencies: Sendable {
  /// Sends to the server. Its address may have a path of its own, which all of the feature's are below.
  public var client: APIClient
  /// Keeps the ranking. One server's is apart from another's.
  public var store: Store
  /// Where answers are written to the store. A serial one that is not the main thread, except in tests.
  public var scheduler: any ImmediateSchedulerType & Sendable

  /// Gathers the dependencies.
  public init(
    client: APIClient, store: Store,
    scheduler: any ImmediateSchedulerType & Sendable = SerialDispatchQueueScheduler(
      internalSerialQueueName: "FeatureCoinRank")
  ) {
    self.client = client
    self.store = store
    self.scheduler = scheduler
  }
}
