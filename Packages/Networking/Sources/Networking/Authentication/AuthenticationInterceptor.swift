public import Foundation
import Locking
public import Reactive

/// An interceptor that adds an access token to requests for its server, and renews it when the server rejects it.
///
/// - However many requests are answered with 401 at a time, the token is renewed once; each of them is then sent once
///   more.
/// - A 401 for a token that has been replaced meanwhile is sent again with the new one, without renewing it.
/// - When the server refuses to renew, nothing is sent again: each request ends with its own 401, the token is
///   forgotten, and ``signOuts`` emits once. When renewing fails for another reason, such as a lost connection, the
///   requests end with that error and the token stays.
/// - Canceling a request that waits for the new token does not stop the renewal: the server may have spent the old
///   one already.
///
/// Requests whose `isAuthorized` is `false`, requests for other servers, and requests with an `Authorization` header are not
/// changed.
public final class AuthenticationInterceptor: Interceptor {
  private struct State {
    var token: AccessToken?
    var waiting: [PendingRenewal] = []
    var isRenewing = false
  }

  private let origin: Origin?
  private let state: Locked<State>
  private let renew: (@Sendable (AccessToken) -> Single<AccessToken>)?
  private let renewedTokens = PublishRelay<AccessToken>()
  private let signOutEvents = PublishRelay<Void>()

  /// - Parameters:
  ///   - baseURL: The server that the token is for.
  ///   - token: The token of the user who is signed in, if any.
  ///   - renew: Has a token replaced. Its request must not pass through this interceptor: send it with `isAuthorized`
  ///     false. Nil when tokens cannot be renewed; then a 401 signs out.
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

  /// An observable that emits each renewed token, so that it can be stored. It never fails.
  public var renewals: Observable<AccessToken> { renewedTokens.asObservable() }

  /// An observable that emits when the server has revoked the token, once per token. It never fails.
  public var signOuts: Observable<Void> { signOutEvents.asObservable() }

  /// Adds the token to the request, and renews it if the server responds with 401.
  public func intercept(
    _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
  ) -> any TransportTask {
    guard request.isAuthorized, request.origin == origin, request.headers["Authorization"] == nil,
      let token = token
    else { return next.start(request, completion: completion) }
    let steps = SerialTask()
    let isStarted = steps.start {
      next.start(request.authorized(by: token)) { [self] result in
        guard case .success(let response) = result, response.status == 401 else {
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
        return .signOut
      }
      state.waiting.append(pending)
      if state.isRenewing { return .wait }
      state.isRenewing = true
      return .renew(renew)
    }
    switch step {
    case .end(let renewal): pending.finish(renewal)
    case .signOut:
      signOutEvents.accept(())
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
      // Whoever has signed in or out meanwhile has the last word.
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
    case .refused where isCurrent: signOutEvents.accept(())
    case .token, .refused, .failed: break
    }
    waiting.forEach { $0.finish(outcome) }
  }

  private enum Step {
    case end(Renewal)
    case signOut
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
