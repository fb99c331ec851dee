public import Composition
public import Networking
public import Presentation
public import Reactive

/// The accounts that the user is logged in to, for the modules that do not log users in.
public protocol AccountProvider: Sendable {
  /// Emits each time that a user has logged in or out. Never fails.
  var changes: Observable<Void> { get }
  /// Returns the account at a server, or `nil` if the user is not logged in there.
  func account(at server: ServerID) -> Account?
  /// Returns the cookies that prove accounts at a server, or `nil` if cookies prove none there.
  func cookies(at server: ServerID) -> CookieJar?
  /// Emits each account that has ended and was stored for later runs, after it is no longer among the current ones. Never fails.
  var endings: Observable<Account> { get }
  /// Emits a sentence for each account that the server does not accept any more. Never fails.
  var expirations: Observable<LocalizedText> { get }
  /// Removes the account at a server that does not accept it any more. Completes when it is no longer stored either.
  func expire(at server: ServerID) -> Single<Void>
}

extension AccountProvider {
  /// Does something that may need an account. If the server does not accept the account any more, removes it before rethrowing the error;
  /// otherwise the user would still appear to be logged in.
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

/// The accounts of an app without a login.
struct NoAccounts: AccountProvider {
  var changes: Observable<Void> { .never() }
  var endings: Observable<Account> { .never() }
  var expirations: Observable<LocalizedText> { .never() }
  func account(at server: ServerID) -> Account? { nil }
  func cookies(at server: ServerID) -> CookieJar? { nil }
  func expire(at server: ServerID) -> Single<Void> { .just(()) }
}
