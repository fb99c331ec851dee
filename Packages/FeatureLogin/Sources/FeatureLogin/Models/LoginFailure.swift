public import Networking

/// Why an attempt to sign in did not succeed.
public enum LoginFailure: Error, Sendable, Hashable {
  /// The server knows the request and says no, in its own words; nil when it gave none.
  case refused(message: String?)
  /// The server says that it succeeded and does not say who is signed in.
  case withoutUser
  /// There was no answer, or one that cannot be read. The cause is for logs; users get one sentence for all of them.
  case unavailable(NetworkError)

  /// What an error of a ``LoginServer`` means.
  init(_ error: any Error) {
    switch error {
    case let failure as LoginFailure: self = failure
    case NetworkError.business(let failure): self = .refused(message: failure.message)
    case let error as NetworkError: self = .unavailable(error)
    default: self = .unavailable(.invalidRequest("an error of type \(type(of: error))"))
    }
  }
}
