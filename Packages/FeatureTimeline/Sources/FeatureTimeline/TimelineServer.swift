public import Networking
public import Persistence
public import Reactive

/// A server that timelines are on, and what is known about the way to it.
public struct TimelineServer: Sendable {
  /// Sends to it. Its address may have a path of its own, which all of the feature's are below. What it adds to requests, such as a
  /// token, is not the feature's concern.
  public var client: APIClient
  /// Who is signed in; nil for nobody. What is kept for one is not shown to another.
  public var account: String?
  /// Emits whether requests are sent with a token. Polling pauses while they are not, where the timeline needs one, and goes on at once
  /// when they are.
  public var isAuthorized: Observable<Bool>
  /// Emits whether there is a way to the server. Polling pauses while there is none, and goes on at once when there is.
  public var isReachable: Observable<Bool>
  /// Emits what the server says about further requests, as `RateLimitInterceptor` does. Polling waits while none is allowed.
  public var limits: Observable<RateLimit?>
  /// Keeps the posts of this server; nil for the store of all.
  public var store: Store?

  /// Gathers what is known about a server. None of the sequences may fail.
  public init(
    client: APIClient, account: String? = nil, isAuthorized: Observable<Bool> = .just(true),
    isReachable: Observable<Bool> = Reachability.isOnline, limits: Observable<RateLimit?> = .just(nil),
    store: Store? = nil
  ) {
    self.client = client
    self.account = account
    self.isAuthorized = isAuthorized
    self.isReachable = isReachable
    self.limits = limits
    self.store = store
  }
}
