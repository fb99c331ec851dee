public import Networking
public import Persistence
public import Reactive

/// The feature's dependencies.
public struct MomentsDependencies: Sendable {
  /// The client. Its base URL can have a path, to which all endpoints are relative.
  public var client: APIClient
  /// The store. Pages are stored separately for each server and user, and remote configuration for each server.
  public var store: Store
  /// The program that sends the requests.
  public var app: AppInformation
  /// The feature flags that are on until the user changes them in the internal menu.
  public var enabledToggles: Set<InternalToggle>
  /// The user whose page is shown.
  public var user: any UserDataStore
  /// The providers that record the actions of users. None by default.
  public var tracking: [any TrackingProvider]
  /// The source of the remote configuration.
  public var remoteConfig: any RemoteConfigProvider
  /// The scheduler whose clock provides the current time. By default, the main scheduler.
  public var clock: any SchedulerType
  /// The scheduler that writes responses to the store. It must be serial and off the main thread, except in tests.
  public var scheduler: any ImmediateSchedulerType & Sendable
  /// The serial scheduler that sends likes, off the main thread except in tests.
  public var sending: any SchedulerType

  /// Creates the dependencies of the feature.
  ///
  /// - Parameter remoteConfig: The source of the remote configuration. By default, `GET /remote-config` of the same
  ///   server.
  public init(
    client: APIClient, store: Store, app: AppInformation, enabledToggles: Set<InternalToggle> = [],
    user: any UserDataStore = SingleUser(),
    tracking: [any TrackingProvider] = [], remoteConfig: (any RemoteConfigProvider)? = nil,
    clock: any SchedulerType = MainScheduler.instance,
    scheduler: any ImmediateSchedulerType & Sendable = SerialDispatchQueueScheduler(
      internalSerialQueueName: "FeatureMoments"),
    sending: any SchedulerType = SerialDispatchQueueScheduler(internalSerialQueueName: "FeatureMoments.sending")
  ) {
    self.client = client
    self.store = store
    self.app = app
    self.enabledToggles = enabledToggles
    self.user = user
    self.tracking = tracking
    self.clock = clock
    self.scheduler = scheduler
    self.sending = sending
    self.remoteConfig =
      remoteConfig
      ?? ServerRemoteConfig(
        client: client, store: store, defaults: RemoteConfig([.isRoundedAvatar: .bool(false)]), scheduler: scheduler)
  }

  var internalToggles: InternalToggles { InternalToggles(store, defaults: enabledToggles) }
  var remoteToggles: RemoteToggles { RemoteToggles(remoteConfig) }
}
