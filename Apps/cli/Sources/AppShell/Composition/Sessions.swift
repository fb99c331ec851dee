import Foundation
import Networking
import Presentation
import Reactive

/// Who is signed in where, for those parts of the app that sign nobody in.
protocol Sessions: Sendable {
  /// Emits each time that somebody has signed in or out. Never fails.
  var changes: Observable<Void> { get }
  /// Who is signed in at a service at this moment.
  func session(at service: Service) -> Session?
  /// The cookies that prove sessions.
  var cookies: CookieJar { get }
  /// Emits each session that has ended, after it is no longer among the current ones. Never fails.
  var endings: Observable<EndedSession> { get }
  /// Emits a sentence for each session that has expired. Never fails.
  var expirations: Observable<LocalizedText> { get }
  /// Forgets a session that the server does not take any more. Completes when it is no longer kept either.
  func expire(at service: Service) -> Single<Void>
}

extension Sessions {
  /// Does something that may need a session. One that the server does not take any more is forgotten before the failure goes on: kept, it
  /// would be shown as somebody who is signed in.
  func expiring<Result>(
    at service: Service, isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
  ) async throws -> Result {
    do {
      return try await body()
    } catch LoadFailure.unauthorized {
      try await expire(at: service).value
      throw LoadFailure.unauthorized
    }
  }
}

/// Somebody who is signed in.
struct Session: Sendable, Equatable {
  /// As the server gives it. Not to be trusted.
  let name: String
  /// The secret for the `Authorization` header; nil where cookies prove the session. Not for screens and logs.
  let token: String?
}

/// A login that has ended, at a server whose data is stored.
struct EndedSession: Sendable, Equatable {
  let service: Service
  let server: URL
  /// As the server gave it. Not to be trusted.
  let name: String
}

/// The sessions of an app in which nobody can sign in.
struct NoSessions: Sessions {
  let cookies = CookieJar()
  var changes: Observable<Void> { .never() }
  var endings: Observable<EndedSession> { .never() }
  var expirations: Observable<LocalizedText> { .never() }
  func session(at service: Service) -> Session? { nil }
  func expire(at service: Service) -> Single<Void> { .just(()) }
}
