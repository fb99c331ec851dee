import Networking
import Persistence
import Presentation

extension LoadFailure {
  /// What an error of the server, the way to it or the store means for the user.
  init(_ error: any Error) {
    switch error {
    case let failure as LoadFailure: self = failure
    case is StoreError: self = .storage
    case NetworkError.transport(let failure): self.init(failure)
    case NetworkError.status(let failure) where failure.code == 429:
      self = .tooManyRequests(retryAfter: failure.retryAfter)
    case NetworkError.status(let failure): self = .refused(failure.serverMessage ?? "HTTP \(failure.code)")
    case NetworkError.business(let failure): self = .refused(failure.message)
    case NetworkError.decoding, NetworkError.tooLarge: self = .unreadable
    default: self = .unknown
    }
  }

  private init(_ failure: TransportFailure) {
    switch failure {
    case .offline: self = .offline
    case .timeout: self = .timedOut
    case .malformedReply: self = .unreadable
    default: self = .unreachable
    }
  }
}
