import Locking

/// The result of renewing a token.
enum Renewal: Sendable {
  case token(AccessToken)
  /// The token cannot be renewed, for example because the server refuses to renew it or the user has logged out.
  case refused
  /// The request to renew the token failed. The token may still be valid.
  case failed(NetworkError)

  init(failure: any Error) {
    switch failure {
    case NetworkError.business: self = .refused
    case NetworkError.status(let status) where [400, 401, 403].contains(status.code): self = .refused
    case let error as NetworkError: self = .failed(error)
    default: self = .refused
    }
  }
}

/// A request that is waiting for a new token.
final class PendingRenewal: TransportTask {
  private let completion: Locked<(@Sendable (Renewal) -> Void)?>

  init(_ completion: @escaping @Sendable (Renewal) -> Void) {
    self.completion = Locked(completion)
  }

  func finish(_ renewal: Renewal) {
    let completion = completion.withLock { completion in
      defer { completion = nil }
      return completion
    }
    completion?(renewal)
  }

  func cancel() {
    finish(.failed(.cancelled))
  }
}
