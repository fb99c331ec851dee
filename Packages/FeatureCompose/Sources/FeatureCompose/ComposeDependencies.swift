public import Networking
public import Persistence
public import Reactive

/// The feature's dependencies.
public struct ComposeDependencies: Sendable {
  /// The client of the Mastodon server, which adds the token of the logged-in user.
  public var client: APIClient
  /// The name of the logged-in user, or `nil` if there is none. Each account has its own drafts.
  public var account: String?
  /// A Boolean value that indicates whether the app can log the user in to this server.
  public var offersLogin: Bool
  /// The store for drafts and for posts that are to be sent. Its schemas include ``ComposeFeature/schema``,
  /// `UserActions.schema` and `OutboxStorage.schema`.
  public var store: Store
  /// The scheduler that measures the time between stored changes, and pauses in the user's input. It must run its actions on
  /// the main thread.
  public var clock: any SchedulerType
  /// The serial scheduler that sends posts, off the main thread except in tests.
  public var sending: any SchedulerType

  /// Creates the dependencies of the feature.
  public init(
    client: APIClient, account: String?, offersLogin: Bool = false, store: Store,
    clock: any SchedulerType = MainScheduler.instance,
    sending: any SchedulerType = SerialDispatchQueueScheduler(internalSerialQueueName: "FeatureCompose.sending")
  ) {
    self.client = client
    self.account = account
    self.offersLogin = offersLogin
    self.store = store
    self.clock = clock
    self.sending = sending
  }

  /// The account and its server, to which drafts and posts belong.
  var owner: String? { account.map { Self.owner($0, at: client.baseURL) } }
}
