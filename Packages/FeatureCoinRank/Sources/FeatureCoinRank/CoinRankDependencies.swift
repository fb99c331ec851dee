public import Networking
public import Persistence
public import Reactive

/// What the feature needs of the world.
public struct CoinRankDependencies: Sendable {
  /// Sends to the server, with the cookies of who is signed in there. Its address may have a path of its own, which all of the feature's are below.
  public var client: APIClient
  /// Keeps the ranking. One server's is apart from another's.
  public var store: Store
  /// Who is signed in. Nobody, if only the ranking is wanted.
  public var account: any CoinAccount
  /// Where answers are written to the store. A serial one that is not the main thread, except in tests.
  public var scheduler: any ImmediateSchedulerType & Sendable
  /// The time, for when the ranking was last updated. The main thread's, except in tests.
  public var clock: any SchedulerType & Sendable

  /// Gathers the dependencies.
  public init(
    client: APIClient, store: Store, account: any CoinAccount = NoCoinAccount(),
    scheduler: any ImmediateSchedulerType & Sendable = SerialDispatchQueueScheduler(
      internalSerialQueueName: "FeatureCoinRank"),
    clock: any SchedulerType & Sendable = MainScheduler.instance
  ) {
    self.client = client
    self.store = store
    self.account = account
    self.scheduler = scheduler
    self.clock = clock
  }
}
