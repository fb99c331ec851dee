public import Composition
public import Foundation
public import Networking
public import Presentation
public import Reactive

/// The sessions at each server, for modules that do not log users in.
public protocol AccountProvider: Sendable {
  /// Emits each time that a user has logged in or out. Never fails.
  var changes: Observable<Void> { get }
  /// Returns who is logged in at a server.
  func session(at server: ServerID) -> Session?
  /// Returns the cookies that prove sessions at a server, or `nil` if cookies prove none there.
  func cookies(at server: ServerID) -> CookieJar?
  /// Emits each session that has ended, after it is no longer among the current ones. Never fails.
  var endings: Observable<EndedSession> { get }
  /// Emits a sentence for each session that has expired. Never fails.
  var expirations: Observable<LocalizedText> { get }
  /// Forgets a session that the server does not accept any more. Completes when it is no longer stored either.
  func expire(at server: ServerID) -> Single<Void>
}

extension AccountProvider {
  /// Does something that may need a session. One that the server does not accept any more is forgotten before the error is thrown:
  /// otherwise it would be shown as a user who is logged in.
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

/// A user who is logged in.
public struct Session: Sendable, Equatable {
  /// As the server gives it. Not to be trusted.
  public let name: String
  /// The secret for the `Authorization` header, or `nil` where cookies prove the session. Not for screens and logs.
  public let token: String?

  /// Creates a session.
  public init(name: String, token: String?) {
    self.name = name
    self.token = token
  }
}

/// A login that has ended, at a server whose data is stored.
public struct EndedSession: Sendable, Equatable {
  /// How the user logged in.
  public let method: LoginMethod
  /// The URL of the server.
  public let url: URL
  /// As the server gave it. Not to be trusted.
  public let name: String

  /// Creates a login that has ended.
  public init(method: LoginMethod, url: URL, name: String) {
    self.method = method
    self.url = url
    self.name = name
  }
}

/// The accounts of an app without a login.
struct NoAccounts: AccountProvider {
  var changes: Observable<Void> { .never() }
  var endings: Observable<EndedSession> { .never() }
  var expirations: Observable<LocalizedText> { .never() }
  func session(at server: ServerID) -> Session? { nil }
  func cookies(at server: ServerID) -> CookieJar? { nil }
  func expire(at server: ServerID) -> Single<Void> { .just(()) }
}
