public import Networking
public import Persistence
public import Reactive

/// A user's connection to a server. The client of the connection sends requests with the account's token, if there is
/// one, and records the rate limit that the server reports.
public struct UserConnection: Sendable {
  /// The client that sends requests to the server, with the account's token if there is one.
  public let client: APIClient
  /// The interceptor of the client that adds the token.
  public let authentication: AuthenticationInterceptor
  /// The name of the logged-in user, or `nil` if the user is not logged in.
  public let account: String?
  /// Emits whether requests are sent with a token, on subscription and after each change. Never fails.
  public let isAuthorized: Observable<Bool>
  /// Emits whether there is a network connection, on subscription and after each change. For a demo server, which needs
  /// no connection, emits only `true`. Never fails.
  public let isReachable: Observable<Bool>
  /// Emits the rate limit, as `RateLimitInterceptor` does. Never fails.
  public let limits: Observable<RateLimit?>
  /// The store for the data of the server.
  public let store: Store
}

/// The events that occur when a server accepts the token of a user, or no longer accepts it. Only a session observes them: a
/// command receives the response to its request.
struct TokenEvents: Sendable {
  let acceptances = PublishRelay<Void>()
  let logouts = PublishRelay<(server: ServerID, account: Account?)>()
}

extension Resolver {
  /// Returns a new connection to a server for the current account. Create another connection after the user has logged
  /// in or out. If the server no longer accepts the token, the app marks the account as expired, until the server
  /// accepts the token again.
  ///
  /// - Parameters:
  ///   - id: The server.
  ///   - authentication: The interceptor that authorizes requests, or `nil` to send the token of the account.
  public func connection(
    to id: ServerID, authentication: AuthenticationInterceptor? = nil
  ) throws -> UserConnection {
    let accounts = try resolve((any AccountProvider).self)
    let user = accounts.account(at: id)
    let server = try resolve(AppEnvironment.self).server(id, of: user)
    let authentication =
      authentication ?? AuthenticationInterceptor(for: server.url, token: user?.token.map { AccessToken($0) })
    // Not disposed of, because the subscriptions end with the interceptor.
    let events = try resolve(TokenEvents.self)
    _ = authentication.logouts.map { (id, user) }.bind(to: events.logouts)
    _ = authentication.acceptances.bind(to: events.acceptances)
    if user?.isExpired == true {
      _ = authentication.acceptances.take(1).subscribe(onNext: { _ = accounts.renew(at: id).subscribe() })
    }
    let limits = RateLimitInterceptor()
    return UserConnection(
      client: APIClient(
        baseURL: server.url, transport: try transport(to: id),
        interceptors: [try skippedEntries(), limits, authentication] + accounts.interceptors(at: id)),
      authentication: authentication, account: user?.name,
      isAuthorized: authentication.logouts.map { false }.startWith(authentication.token != nil),
      isReachable: server.lastingURL == nil ? .just(true) : Reachability.isOnline, limits: limits.limits,
      store: try store(id))
  }
}

extension Container {
  /// Marks each account as expired whose token the server no longer accepts, until the result is disposed of.
  public func expiringLoggedOutAccounts() throws -> any Disposable {
    let accounts = try resolve((any AccountProvider).self)
    return try resolve(TokenEvents.self).logouts
      // A screen of an earlier user can still send requests. They must not end the current user's login.
      .filter { accounts.account(at: $0.server) == $0.account }
      .subscribe(onNext: { _ = accounts.expire(at: $0.server).subscribe() })
  }
}
