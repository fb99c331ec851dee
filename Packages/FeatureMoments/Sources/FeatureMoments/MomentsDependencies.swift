public import Networking
public import Persistence
public import Reactive

/// The feature's dependencies.
public struct MomentsDependencies: Sendable {
  /// The client. Its base URL may have a path, which all endpoints are below.
  public var client: APIClient
  /// Stores pages, feature flags and the server's values, separately for each server and user.
  public var store: Store
  /// The program that sends the requests.
  public var app: AppInformation
  /// The feature flags that are on until the internal menu changes them.
  public var enabledToggles: Set<InternalToggle>
  /// The user whose page is shown.
  public var user: any UserDataStore
  /// The providers that record what users do. None by default.
  public var tracking: [any TrackingProvider]
  /// The source of the values that the server decides.
  public var remoteConfig: any RemoteConfigProvider
  /// The current time.
  public var clock: any SchedulerType
  /// Writes responses to the store. Serial and not the main thread, except in tests.
  public var scheduler: any ImmediateSchedulerType & Sendable

  /// Creates dependencies.
  ///
  /// - Parameter remoteConfig: By default, `GET /remote-config` of the same server.
  public init(
    client: APIClient, store: Store, app: AppInformation, enabledToggles: Set<InternalToggle> = [],
    user: any UserDataStore = SingleUser(),
    tracking: [any TrackingProvider] = [], remoteConfig: (any RemoteConfigProvider)? = nil,
    clock: any SchedulerType = MainScheduler.instance,
    scheduler: any ImmediateSchedulerType & Sendable = SerialDispatchQueueScheduler(
      internalSerialQueueName: "FeatureMoments")
  ) {
    self.client = client
    self.store = store
    self.app = app
    self.enabledToggles = enabledToggles
    self.user = user
    self.tracking = tracking
    self.clock = clock
    self.scheduler = scheduler
    self.remoteConfig =
      remoteConfig
      ?? ServerRemoteConfig(
        client: client, store: store, defaults: RemoteConfig([.isRoundedAvatar: .bool(false)]), scheduler: scheduler)
  }

  var internalToggles: InternalToggles { InternalToggles(store, defaults: enabledToggles) }
  var remoteToggles: RemoteToggles { RemoteToggles(remoteConfig) }
}
