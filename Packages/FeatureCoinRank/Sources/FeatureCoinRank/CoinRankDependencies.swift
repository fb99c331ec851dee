public import Networking
public import Persistence
public import Reactive

/// The feature's dependencies.
public struct CoinRankDependencies: Sendable {
  /// The client, which sends the cookies of the user's account. Its base URL can have a path, to which all endpoints
  /// are relative.
  public var client: APIClient
  /// The store. The ranking of each server is stored separately.
  public var store: Store
  /// The user's account. By default, the user is not logged in.
  public var account: CoinAccount
  /// A Boolean value that indicates whether the app has a destination where the user can log in. If `false`, the
  /// feature does not offer to log in.
  public var offersLogin: Bool
  /// The scheduler that writes responses to the store. It must be serial and off the main thread, except in tests.
  public var scheduler: any ImmediateSchedulerType & Sendable
  /// The scheduler whose clock provides the time of the ranking's last update. By default, the main scheduler.
  public var clock: any SchedulerType & Sendable

  /// Creates the dependencies of the feature.
  public init(
    client: APIClient, store: Store, account: CoinAccount = CoinAccount(),
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
