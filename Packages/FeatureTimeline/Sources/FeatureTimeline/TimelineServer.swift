public import Mastodon
public import Networking
public import Persistence
import Posts
public import Reactive

/// A server with timelines, and its state.
public struct TimelineServer: Sendable {
  /// The client of the server. Its base URL can have a path. The client adds tokens and everything else that requests
  /// need.
  public var client: APIClient
  /// The name of the logged-in user, or `nil` if there is none. The posts of one account are not shown to another.
  public var account: String?
  /// Emits whether the client has a token. Without a token, timelines that require one are not polled.
  public var isAuthorized: Observable<Bool>
  /// A Boolean value that indicates whether the app can log the user in to this server.
  public var offersLogin: Bool
  /// Emits whether the server is reachable. Polling pauses while the server is unreachable.
  public var isReachable: Observable<Bool>
  /// Emits the rate limit of the server, for example that of a `RateLimitInterceptor`. Polling waits until the server
  /// allows further requests.
  public var limits: Observable<RateLimit?>
  /// The store for the posts of this server, or `nil` to use the store of ``TimelineDependencies``.
  public var store: Store?
  /// The failure of requests that the server rejects because of the application's key, or `nil` for a server without
  /// such keys.
  public var keyFailure: TwitterKeyFailure?
  /// The client of the streams on which the server sends new posts, or `nil` to only poll. Servers send them to logged-in
  /// users only.
  public var streams: StreamingClient?

  /// The actions of the logged-in user, or `nil` without a login.
  var actions: UserActions?

  /// Creates a server. The observables must not fail.
  public init(
    client: APIClient, account: String? = nil, isAuthorized: Observable<Bool> = .just(true), offersLogin: Bool = false,
    isReachable: Observable<Bool> = Reachability.isOnline, limits: Observable<RateLimit?> = .just(nil),
    store: Store? = nil, keyFailure: TwitterKeyFailure? = nil, streams: StreamingClient? = nil
  ) {
    self.client = client
    self.account = account
    self.isAuthorized = isAuthorized
    self.offersLogin = offersLogin
    self.isReachable = isReachable
    self.limits = limits
    self.store = store
    self.keyFailure = keyFailure
    self.streams = streams
  }
}
