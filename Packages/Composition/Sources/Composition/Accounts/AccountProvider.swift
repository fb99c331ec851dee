public import Networking
public import Presentation
public import Reactive

/// A provider of the accounts that the user is logged in to, for modules that do not log users in.
public protocol AccountProvider: Sendable {
  /// Emits all accounts on subscription, and each time the user logs in, logs out or switches to another account.
  /// Never fails.
  var accounts: Observable<[Account]> { get }
  /// Returns the account at a server, which can have expired, or `nil` if the user is not logged in there. If the user
  /// has not named a server, the account can be at any server of the same kind; requests then go to the account's URL.
  func account(at server: ServerID) -> Account?
  /// Returns the cookies of the session at a server, or `nil` if the server does not use cookies.
  func cookies(at server: ServerID) -> CookieJar?
  /// Returns advice for a user who is not logged in to a server or whose login has expired, such as the command to run,
  /// or `nil` if users cannot log in to the server.
  func loginAdvice(at server: ServerID) -> LocalizedText?
  /// Emits each stored account that another process has removed, after its removal. Never fails.
  var endings: Observable<Account> { get }
  /// Sets the closure that deletes the data that was loaded for an account. It is called before a logout ends the session
  /// at the server, and before the account is removed. If it throws an error, the account stays, so that the user can
  /// repeat the logout.
  func deleteData(with body: (@Sendable (Account) throws -> Void)?)
  /// Returns the interceptors for the connection to a server that the user has named.
  func interceptors(at server: ServerID) -> [any Interceptor]
  /// The reason why the stored accounts cannot be read, or `nil` if they can be read.
  var problem: LocalizedText? { get }
  /// The accounts that are used only until the app quits, because the user declined to store them.
  var temporary: [Account] { get }
  /// Emits a message for each account that expires. Only a session observes it: a command ends with the failure of the
  /// request. Never fails.
  var expirations: Observable<LocalizedText> { get }
  /// Emits the route to show and a message when another process has logged in, or has logged out of the account in
  /// use. Emits after ``accounts``. Never fails.
  var arrivals: Observable<AccountArrival> { get }
  /// The accounts to which the user can switch, least recently used first.
  var others: [Account] { get }
  /// Returns a single that switches to one of ``others``, and emits the route to show and a message that names the
  /// account.
  func use(_ account: Account) -> Single<AccountArrival>
  /// Returns a single that marks the account as expired, because its server no longer accepts it. The single emits after
  /// the mark has been stored.
  func expire(at server: ServerID) -> Single<Void>
  /// Returns a single that removes the mark of an expired account, because its server accepts it again.
  func renew(at server: ServerID) -> Single<Void>
}

extension AccountProvider {
  /// Does nothing, for a provider whose users cannot log out.
  public func deleteData(with body: (@Sendable (Account) throws -> Void)?) {}
  /// Returns an empty array, the default.
  public func interceptors(at server: ServerID) -> [any Interceptor] { [] }
  /// `nil`, for a provider that stores no accounts.
  public var problem: LocalizedText? { nil }
  /// Does nothing, for a provider whose accounts do not expire.
  public func renew(at server: ServerID) -> Single<Void> { .just(()) }
  /// Does nothing, for a provider whose accounts do not expire.
  public func expire(at server: ServerID) -> Single<Void> { .just(()) }
  /// `nil`, for servers without cookies.
  public func cookies(at server: ServerID) -> CookieJar? { nil }
  /// `nil`, for an app in which users cannot log in.
  public func loginAdvice(at server: ServerID) -> LocalizedText? { nil }
  /// Never emits, for accounts that no other process changes.
  public var endings: Observable<Account> { .never() }
  /// Never emits, for accounts that no other process changes.
  public var arrivals: Observable<AccountArrival> { .never() }
  /// Never emits, for accounts that do not expire.
  public var expirations: Observable<LocalizedText> { .never() }
  /// An empty array, for a provider that stores all accounts or none.
  public var temporary: [Account] { [] }
  /// An empty array, for a provider with at most one account at each server.
  public var others: [Account] { [] }
  /// Never emits, for a provider without ``others``.
  public func use(_ account: Account) -> Single<AccountArrival> { .never() }
}

extension AccountProvider {
  /// Returns an observable that emits the name of the account at a server, or `nil` if there is none or if it has
  /// expired, on subscription and after each change.
  public func user(at server: ServerID) -> Observable<String?> {
    accounts.map { _ in account(at: server).flatMap { $0.isExpired ? nil : $0.name } }.distinctUntilChanged()
  }

  /// Returns a Boolean value that indicates whether the demo server would take the place of the server of an account
  /// that cannot be read. Its invented data must not be shown as that of the user.
  public func cannotTell(_ id: ServerID, replacedBy server: AppEnvironment.Server) -> Bool {
    server.lastingURL == nil && problem != nil && loginAdvice(at: id) != nil
  }

  /// Runs an operation that may need an account. If the server no longer accepts the account, marks it as expired, and
  /// then rethrows the error.
  public func expiring<Result>(
    at server: ServerID, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await body()
    } catch LoadFailure.unauthorized {
      try await expire(at: server).value
      throw LoadFailure.unauthorized
    }
  }
}

/// A change of the account that the app uses. It occurs when another process, such as a command in another terminal,
/// logs in or out, or when the user switches to another account.
public struct AccountArrival: Sendable {
  /// The route to show, or `nil` to stay on the current screen.
  public let route: Route?
  /// A message for the user.
  public let message: LocalizedText

  /// Creates an arrival.
  public init(route: Route?, message: LocalizedText) {
    self.route = route
    self.message = message
  }
}

/// The account provider of an app without a login.
struct NoAccounts: AccountProvider {
  var accounts: Observable<[Account]> { .just([]) }
  func account(at server: ServerID) -> Account? { nil }
}
