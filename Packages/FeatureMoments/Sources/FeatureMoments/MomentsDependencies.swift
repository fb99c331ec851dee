public import Networking
public import Persistence
public import Reactive

/// What the feature needs of the world.
public struct MomentsDependencies: Sendable {
  /// Sends to the server. Its address may have a path of its own, which all of the feature's are below.
  public var client: APIClient
  /// Keeps pages, switches and the server's values. What is kept of one server, and of one user, is apart from another's.
  public var store: Store
  /// Which program this is.
  public var app: AppInformation
  /// The feature flags that are on until the internal menu changes them.
  public var enabledToggles: Set<InternalToggle>
  /// Whose page it is.
  public var user: any UserDataStore
  /// Who counts what users do. None, unless told otherwise.
  public var tracking: [any TrackingProvider]
  /// Where the values come from that the server decides.
  public var remoteConfig: any RemoteConfigProvider
  /// What time it is.
  public var clock: any SchedulerType
  /// Where answers are written to the store. A serial one that is not the main thread, except in tests.
  public var scheduler: any ImmediateSchedulerType & Sendable

  /// Gathers the dependencies.
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
