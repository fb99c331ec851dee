public import Networking
public import Persistence
public import Reactive

/// The feature's dependencies.
public struct CoinRankDependencies: Sendable {
  /// The client, which sends the cookies of the user's account. Its base URL may have a path, which all endpoints are below.
  public var client: APIClient
  /// Stores the ranking of each server separately.
  public var store: Store
  /// The user's account. By default, the user is not logged in.
  public var account: any CoinAccount
  /// A Boolean value that indicates whether the app has somewhere to log in. If not, the feature does not offer it.
  public var offersLogin: Bool
  /// Writes responses to the store. Serial and not the main thread, except in tests.
  public var scheduler: any ImmediateSchedulerType & Sendable
  /// The time of the ranking's last update. The main thread's, except in tests.
  public var clock: any SchedulerType & Sendable

  /// Creates dependencies.
  public init(
    client: APIClient, store: Store, account: any CoinAccount = NoCoinAccount(),
    offersLogin: Bool = false,
    scheduler: any ImmediateSchedulerType & Sendable = SerialDispatchQueueScheduler(
      internalSerialQueueName: "FeatureCoinRank"),
    clock: any SchedulerType & Sendable = MainScheduler.instance
  ) {
    self.client = client
    self.store = store
    self.account = account
    self.offersLogin = offersLogin
    self.scheduler = scheduler
    self.clock = clock
  }
}
