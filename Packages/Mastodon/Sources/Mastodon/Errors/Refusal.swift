import Networking

/// The reason why a server refused a request, with the server's message or the time to wait, if the server sent it.
public enum Refusal: Sendable, Hashable {
  /// The token is missing or revoked, or it lacks a scope (401).
  case unauthorized(String?)
  /// The account does not have permission for the request (403).
  case forbidden(String?)
  /// The entity does not exist, is hidden from the account, or was deleted (404 or 410). Servers that lack an endpoint
  /// respond in the same way: see ``Capabilities``.
  case notFound(String?)
  /// The server rejects the content of the request, such as text that is too long (400 or 422).
  case invalid(String?)
  /// The account or the IP address has sent too many requests (429). The time to wait is `nil` if the server does not
  /// specify it.
  case tooManyRequests(retryAfter: Duration?)

  /// Creates the reason from the error of a request. Returns `nil` if the error matches no case.
  public init?(_ error: any Error) {
    guard case NetworkError.status(let failure) = error else { return nil }
    switch failure.code {
    case 400, 422: self = .invalid(failure.serverMessage)
    case 401: self = .unauthorized(failure.serverMessage)
    case 403: self = .forbidden(failure.serverMessage)
    case 404, 410: self = .notFound(failure.serverMessage)
    case 429: self = .tooManyRequests(retryAfter: failure.retryAfter)
    default: return nil
    }
  }
}
