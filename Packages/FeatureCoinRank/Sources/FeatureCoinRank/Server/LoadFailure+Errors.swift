import Networking
import Persistence
import Presentation

extension LoadFailure {
  /// What an error of the server, the way to it or the store means for the user.
  init(_ error: any Error) {
    switch error {
    case let failure as LoadFailure: self = failure
    case let error as NetworkError: self.init(error)
    case is StoreError: self = .storage
    default: self = .unknown
    }
  }

  private init(_ error: NetworkError) {
    switch error {
    case .transport(.offline): self = .offline
    case .transport(.timeout): self = .timedOut
    case .transport(.malformedReply): self = .unreadable
    case .transport: self = .unreachable
    case .status(let failure) where failure.code == 429: self = .tooManyRequests(retryAfter: failure.retryAfter)
    case .status(let failure): self = .refused(failure.serverMessage ?? "HTTP \(failure.code)")
    // "Log in first"
    case .business(let failure) where failure.code == -1001: self = .unauthorized
    case .business(let failure): self = .refused(failure.message)
    case .decoding, .tooLarge: self = .unreadable
    case .invalidRequest, .cancelled: self = .unknown
    }
  }
}
