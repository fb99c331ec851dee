public import Mastodon
public import Networking
public import Persistence
public import Posts
public import Reactive

/// The feature's dependencies.
public struct NotificationsDependencies: Sendable {
  /// The client of the Mastodon server. It adds the user's token.
  public var client: APIClient
  /// The name of the user who is logged in, or `nil` if no user is logged in. Each account on each server has its own
  /// stored notifications.
  public var account: String?
  /// Emits whether the client has a token. The feature sends no requests without a token.
  public var isAuthorized: Observable<Bool>
  /// A Boolean value that indicates whether the app can log the user in to this server.
  public var offersLogin: Bool
  /// A Boolean value that indicates whether the app can show a post.
  public var offersPosts: Bool
  /// A Boolean value that indicates whether the app can show the profile of a person.
  public var offersProfiles: Bool
  /// A Boolean value that indicates whether the app can reply to a post.
  public var offersReplies: Bool
  /// The actions of the user on posts and people, or `nil` without a login. Each action fails then.
  public var actions: UserActions?
  /// Emits whether the server is reachable. Polling pauses while the server is unreachable.
  public var isReachable: Observable<Bool>
  /// Emits the rate limit of the server, for example that of a `RateLimitInterceptor`. Polling waits until the server
  /// allows further requests.
  public var limits: Observable<RateLimit?>
  /// The client of the stream on which the server sends new notifications, or `nil` to only poll.
  public var streams: StreamingClient?
  /// The store, opened with the feature's schema.
  public var store: Store
  /// The scheduler that writes responses to the store. It must be serial and off the main thread, except in tests.
  public var scheduler: any ImmediateSchedulerType
  /// The scheduler for polling the server. It must run its actions on the main thread.
  public var clock: any SchedulerType

  /// Creates the dependencies of the feature. The observables must not fail.
  public init(
    client: APIClient, account: String?, isAuthorized: Observable<Bool> = .just(true), offersLogin: Bool = false,
    offersPosts: Bool = false, offersProfiles: Bool = false, offersReplies: Bool = false, actions: UserActions? = nil,
    isReachable: Observable<Bool> = Reachability.isOnline,
    limits: Observable<RateLimit?> = .just(nil), streams: StreamingClient? = nil, store: Store,
    scheduler: any ImmediateSchedulerType = SerialDispatchQueueScheduler(
      internalSerialQueueName: "FeatureNotifications"),
    clock: any SchedulerType = MainScheduler.instance
  ) {
    self.client = client
    self.account = account
    self.isAuthorized = isAuthorized
    self.offersLogin = offersLogin
    self.offersPosts = offersPosts
    self.offersProfiles = offersProfiles
    self.offersReplies = offersReplies
    self.actions = actions
    self.isReachable = isReachable
    self.limits = limits
    self.streams = streams
    self.store = store
    self.scheduler = scheduler
    self.clock = clock
  }
}
