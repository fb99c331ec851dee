public import Foundation
import Locking
public import Reactive

/// An interceptor that adds an access token to requests for its server, and renews it when the server rejects it.
///
/// - If several requests receive a 401 at the same time, the token is renewed once, and each of them is then sent once
///   more.
/// - A request that receives a 401 for a token that has been replaced in the meantime is sent again with the new token.
///   The token is not renewed.
/// - If the server refuses to renew the token, no request is sent again. Each request ends with its 401, the token is
///   removed, and ``logouts`` emits once. If renewing fails for another reason, such as a lost connection, the
///   requests end with that error and the token stays.
/// - Canceling a request that waits for the new token does not cancel the renewal, because the server may have
///   invalidated the old token already.
///
/// Requests whose `isAuthorized` is `false`, requests for other servers, and requests with an `Authorization` header
/// are not changed.
public final class AuthenticationInterceptor: Interceptor {
  private struct State {
    var token: AccessToken?
    var otherOrigins: Set<Origin> = []
    var waiting: [PendingRenewal] = []
    var isRenewing = false
  }

  private let origin: Origin?
  private let state: Locked<State>
  private let renew: (@Sendable (AccessToken) -> Single<AccessToken>)?
  private let renewedTokens = PublishRelay<AccessToken>()
  private let logoutEvents = PublishRelay<Void>()
  private let acceptedEvents = PublishRelay<Void>()

  /// Creates an interceptor for one server.
  ///
  /// - Parameters:
  ///   - baseURL: The URL of the server that the token is valid for.
  ///   - token: The token of the logged-in user, or `nil` if no user is logged in.
  ///   - renew: A closure that exchanges a rejected token for a new one. Send its request with `isAuthorized` set to
  ///     `false`, so that it does not pass through this interceptor. Pass `nil` if tokens cannot be renewed; a 401 then
  ///     logs the user out.
  public init(
    for baseURL: URL, token: AccessToken? = nil, renew: (@Sendable (AccessToken) -> Single<AccessToken>)? = nil
  ) {
    origin = baseURL.origin
    state = Locked(State(token: token))
    self.renew = renew
  }

  /// The current token. Set it after login, and set it to `nil` after logout.
  public var token: AccessToken? {
    get { state.withLock(\.token) }
    set { state.withLock { $0.token = newValue } }
  }

  /// Adds the token to requests for another server, too. Call this method only with a URL that the server of the token names
  /// as its own, such as the host of its streams. Does nothing if the connection to that server is not encrypted.
  public func authorize(_ url: URL) {
    guard let origin = url.origin, origin.isSecure else { return }
    state.withLock { _ = $0.otherOrigins.insert(origin) }
  }

  private func isServer(_ request: HTTPRequest) -> Bool {
    request.origin == origin || state.withLock { state in request.origin.map(state.otherOrigins.contains) ?? false }
  }

  /// Emits each renewed token, so that it can be stored. Never fails.
  public var renewals: Observable<AccessToken> { renewedTokens.asObservable() }

  /// Emits when the server has rejected the token and the token cannot be renewed, once per token. Never fails.
  public var logouts: Observable<Void> { logoutEvents.asObservable() }

  /// Emits each time the server responds with success to a request with the token. Never fails.
  public var acceptances: Observable<Void> { acceptedEvents.asObservable() }

  /// Adds the token to the request, and renews the token if the server responds with 401.
  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    guard request.isAuthorized, isServer(request), request.headers["Authorization"] == nil,
      let token = token
    else { return next.start(request, completion: completion) }
    let steps = SerialTask()
    let isStarted = steps.start {
      next.start(request.authorized(by: token)) { [self] result in
        // A server responds to a stream with 401 even if the token is valid and only its scope is insufficient.
        guard case .success(let response) = result, response.status == 401, !response.isChallenge,
          request.onPiece == nil
        else {
          if case .success(let response) = result, response.status < 300 { acceptedEvents.accept(()) }
          completion(result)
          return
        }
        let isRecovering = steps.start {
          replacement(for: token) { renewal in
            switch renewal {
            case .token(let token):
              let isStarted = steps.start { next.start(request.authorized(by: token), completion: completion) }
              if !isStarted { completion(.failure(.cancelled)) }
            case .refused: completion(result)
            case .failed(let error): completion(.failure(error))
            }
          }
        }
        if !isRecovering { completion(.failure(.cancelled)) }
      }
    }
    if !isStarted { completion(.failure(.cancelled)) }
    return steps
  }

  /// Obtains a replacement for a token that the server has rejected with 401.
  private func replacement(
    for used: AccessToken, completion: @escaping @Sendable (Renewal) -> Void
  ) -> any TransportTask {
    let pending = PendingRenewal(completion)
    let step = state.withLock { state -> Step in
      guard let current = state.token else { return .end(.refused) }
      if current != used { return .end(.token(current)) }
      guard let renew else {
        state.token = nil
        return .logOut
      }
      state.waiting.append(pending)
      if state.isRenewing { return .wait }
      state.isRenewing = true
      return .renew(renew)
    }
    switch step {
    case .end(let renewal): pending.finish(renewal)
    case .logOut:
      logoutEvents.accept(())
      pending.finish(.refused)
    case .wait: break
    case .renew(let renew):
      _ = renew(used).subscribe(
        onSuccess: { self.end(.token($0), of: used) },
        onFailure: { self.end(Renewal(failure: $0), of: used) })
    }
    return pending
  }

  private func end(_ renewal: Renewal, of used: AccessToken) {
    let (waiting, outcome, isCurrent) = state.withLock { state in
      defer { (state.waiting, state.isRenewing) = ([], false) }
      // A login or logout during the renewal takes precedence.
      guard state.token == used else { return (state.waiting, state.token.map(Renewal.token) ?? .refused, false) }
      switch renewal {
      case .token(let token): state.token = token
      case .refused: state.token = nil
      case .failed: break
      }
      return (state.waiting, renewal, true)
    }
    switch outcome {
    case .token(let token) where isCurrent: renewedTokens.accept(token)
    case .refused where isCurrent: logoutEvents.accept(())
    case .token, .refused, .failed: break
    }
    waiting.forEach { $0.finish(outcome) }
  }

  private enum Step {
    case end(Renewal)
    case logOut
    case wait
    case renew(@Sendable (AccessToken) -> Single<AccessToken>)
  }
}

extension HTTPRequest {
  fileprivate func authorized(by token: AccessToken) -> HTTPRequest {
    var request = self
    request.headers["Authorization"] = "\(token.scheme) \(token.value)"
    return request
  }
}
