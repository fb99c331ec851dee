/// The reason why a proxy did not forward a request. The environment names the proxy; its address in the failure contains
/// neither a username nor a password.
public enum ProxyFailure: Error, Sendable, Hashable {
  /// The value of this environment variable is not the address of a proxy, or has a scheme that is not supported.
  case invalid(variable: String)
  /// The proxy was not found, refused the connection, or did not respond in time.
  case unreachable(String)
  /// The proxy requires a username and a password, and its address contains none.
  case unauthorized(String)
  /// The proxy rejects the username and the password in its address.
  case rejectedCredentials(String)
  /// The proxy rejected the request, with this status code if it sent one.
  case rejected(String, status: Int?)
}

extension ProxyFailure {
  var explanation: Explanation {
    switch self {
    case .invalid(let variable):
      Explanation("The value of \(variable) is not the address of a proxy.", "Check it, or remove it.")
    case .unreachable(let proxy):
      Explanation("The proxy \(proxy) cannot be reached.", "Check HTTP_PROXY, HTTPS_PROXY and NO_PROXY.")
    case .unauthorized(let proxy):
      Explanation(
        "The proxy \(proxy) requires a username and a password.", "Add them to the address of the proxy.")
    case .rejectedCredentials(let proxy):
      Explanation(
        "The proxy \(proxy) rejected the username and the password.", "Correct them in the address of the proxy.")
    case .rejected(let proxy, let status):
      Explanation(
        "The proxy \(proxy) rejected the request\(status.map { " (\($0))" } ?? "").",
        "Check HTTP_PROXY, HTTPS_PROXY and NO_PROXY.")
    }
  }
}
