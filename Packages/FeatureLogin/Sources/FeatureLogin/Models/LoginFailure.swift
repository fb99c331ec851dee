public import Networking

/// Why an attempt to sign in did not succeed.
public enum LoginFailure: Error, Sendable, Hashable {
  /// The server knows the request and says no, in its own words; nil when it gave none.
  case refused(message: String?)
  /// The server accepts no further requests for now, perhaps until some time has passed.
  case tooManyRequests(retryAfter: Duration?)
  /// The server says that it succeeded and does not say who is signed in.
  case withoutUser
  /// There was no answer, or one that cannot be read. The cause is for logs; users are told what is wrong with a
  /// certificate, and otherwise get one sentence for all of them.
  case unavailable(NetworkError)
  /// The user said no where the server asked.
  case denied
  /// The answer belongs to another sign-in, or somebody made it up.
  case otherSignIn
  /// The sign-in succeeded and could not be kept.
  case notKept

  /// What an error of a server or of the account store means.
  init(_ error: any Error) {
    switch error {
    case let failure as LoginFailure: self = failure
    case NetworkError.business(let failure): self = .refused(message: failure.message)
    case NetworkError.status(let failure) where failure.code == 429:
      self = .tooManyRequests(retryAfter: failure.retryAfter)
    case NetworkError.status(let failure) where (400..<500).contains(failure.code) && failure.serverMessage != nil:
      self = .refused(message: failure.serverMessage)
    case let error as NetworkError: self = .unavailable(error)
    default: self = .unavailable(.invalidRequest("an error of type \(type(of: error))"))
    }
  }
}
