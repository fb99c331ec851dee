public import Networking

/// Why an attempt to sign in did not succeed.
public enum LoginFailure: Error, Sendable, Hashable {
  /// The server knows the request and says no, in its own words; nil when it gave none.
  case refused(message: String?)
  /// The server says that it succeeded and does not say who is signed in.
  case withoutUser
  /// There was no answer, or one that cannot be read. The cause is for logs; users get one sentence for all of them.
  case unavailable(NetworkError)

  init(_ error: NetworkError) {
    switch error {
    case .business(let failure): self = .refused(message: failure.message)
    case .transport, .status, .decoding, .tooLarge, .invalidRequest, .cancelled: self = .unavailable(error)
    }
  }
}
