public import Networking
import Persistence

/// The error that is thrown when a user cannot log in.
public enum LoginFailure: Error, Sendable, Hashable {
  /// The server refused the login. `message` is the server's message, or `nil` if it sent none.
  case refused(message: String?)
  /// The server accepts no further requests for now. `retryAfter` is the time to wait, or `nil` if it is unknown.
  case tooManyRequests(retryAfter: Duration?)
  /// The server reported success, but sent no user information.
  case withoutUser
  /// The request failed, or the response is invalid. The message for users gives the cause of a failed connection or
  /// the HTTP status. The cause of an invalid response is meant for logs.
  case unavailable(NetworkError)
  /// The user refused the authorization in the browser.
  case denied
  /// The user entered no code, or text that is not a code.
  case noCode
  /// The redirect or the pasted text does not belong to this login, and could be forged.
  case otherLogin
  /// The login succeeded, but the account could not be stored.
  case notStored
  /// The login could not be stored, because there is no keyring and the user did not allow a file.
  case noKeyring

  /// A Boolean value that indicates whether the server cannot be reached, the connection to it failed, or the server
  /// reported that it is unavailable.
  public var isConnectionFailure: Bool {
    if case .unavailable(let error) = self { error.isConnectionFailure } else { false }
  }

  /// Creates a failure from an error that prevents the account store from storing a login.
  init(storing error: any Error) {
    self = if case SecretError.consentRefused = error { .noKeyring } else { .notStored }
  }

  /// Creates a failure from an error of a server or of the account store.
  init(_ error: any Error) {
    switch error {
    case let failure as LoginFailure: self = failure
    case NetworkError.business(let failure): self = .refused(message: failure.message)
    case NetworkError.status(let failure) where failure.code == 429:
      self = .tooManyRequests(retryAfter: failure.retryAfter)
    case NetworkError.status(let failure) where failure.isRefusal:
      self = .refused(message: failure.serverMessage)
    case let error as NetworkError: self = .unavailable(error)
    // allow(localized-texts): the reasons of Networking are in English
    default: self = .unavailable(.invalidRequest("an error of type \(type(of: error))"))
    }
  }
}

extension NetworkError {
  fileprivate var isConnectionFailure: Bool {
    switch self {
    case .transport(.malformedReply): false
    case .transport: true
    case .status(let failure): failure.isUnavailable
    case .redirected(_, let error), .viaProxy(_, let error): error.isConnectionFailure
    default: false
    }
  }
}

extension StatusFailure {
  /// Whether the server, and not a proxy, refused the request with a message.
  fileprivate var isRefusal: Bool { (400..<500).contains(code) && serverMessage != nil && proxy == nil }
}
