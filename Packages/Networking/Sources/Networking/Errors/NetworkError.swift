public import Foundation

/// An error that causes a request to fail.
///
/// `errorDescription` explains what happened, `recoverySuggestion` what the user can do, and `description` both. None
/// of them contains the URL, a header value or the body of the request, so they can be shown and logged.
public enum NetworkError: Error, Sendable, Hashable {
  /// The request could not be sent, or its response could not be received.
  case transport(TransportFailure)
  /// The response has a status code that the endpoint does not accept.
  case status(StatusFailure)
  /// The endpoint accepts the status code of the response, but the body reports an error.
  case business(BusinessFailure)
  /// The response does not match the endpoint's description.
  case decoding(DecodingFailure)
  /// The response exceeds a size limit.
  case tooLarge(SizeLimit)
  /// The request is invalid because of a programming or configuration error.
  case invalidRequest(String)
  /// The path of the request would contain an ID or a name that is empty, `.` or `..`.
  case invalidSegment(String)
  /// The address of the user's server is unknown, so nothing is sent.
  case unknownServer
  /// The address is only the domain of accounts, which are on this server.
  case accountsElsewhere(URL)
  /// The link that the request follows leads to another server, which must not receive the user's credentials.
  case foreignLink
  /// The server redirected the request to another server, where it failed. The URL is the address of that server,
  /// without the path.
  indirect case redirected(to: URL, NetworkError)
  /// The connection to this proxy was established, and the proxy or the server behind it caused the error, which cannot
  /// be distinguished. An unacceptable status code is a ``status(_:)`` with ``StatusFailure/proxy`` instead.
  indirect case viaProxy(String, NetworkError)
  /// The subscription was disposed of, or the task was canceled.
  case cancelled
}

extension NetworkError: LocalizedError, CustomStringConvertible {
  /// A message that describes what happened.
  public var errorDescription: String? { explanation.what }

  /// A message that describes what the user can do, or `nil` if there is nothing to do.
  public var recoverySuggestion: String? { explanation.advice }

  /// A description of what happened and, if possible, what the user can do.
  public var description: String {
    [explanation.what, explanation.advice].compactMap(\.self).joined(separator: " ")
  }

  private var explanation: Explanation {
    switch self {
    case .transport(let failure): failure.explanation
    case .status(let failure): failure.explanation
    case .business(let failure): failure.explanation
    case .decoding(let failure): failure.explanation
    case .tooLarge(let limit): limit.explanation
    case .invalidRequest(let reason):
      Explanation(
        "The request cannot be sent: \(reason).", "Check the configured server address, and report the error.")
    case .invalidSegment(let segment):
      Explanation("The request cannot be sent: “\(segment)” is not a valid ID or name.", "Check the ID or name.")
    case .unknownServer: Explanation("The address of your server is unknown.", "Name the server.")
    case .accountsElsewhere(let url):
      Explanation(
        "The accounts of this domain are on the server \(url.hostAndPort).", "Use the address of that server.")
    case .foreignLink: Explanation("The server's link leads to another server.")
    case .redirected(let url, let error):
      Explanation(
        "The server redirected the request to \(url.hostAndPort). \(error.explanation.what)", error.explanation.advice)
    case .viaProxy(let proxy, let error):
      Explanation(
        "The proxy \(proxy) or the server behind it caused an error. \(error.explanation.what)",
        "Check the proxy settings of this machine and the server's address.")
    case .cancelled: Explanation("The request was canceled.")
    }
  }
}

/// A description of what happened and, if possible, what the user can do.
struct Explanation {
  let what: String
  let advice: String?

  init(_ what: String, _ advice: String? = nil) {
    self.what = what
    self.advice = advice
  }
}

extension NetworkError {
  /// Returns the error with the proxy that may have caused it.
  ///
  /// - Parameter proxy: The address of the proxy that the request passed through, or `nil` if it passed through none.
  func attributed(to proxy: String?) -> NetworkError {
    guard let proxy else { return self }
    switch self {
    case .redirected(let url, let error): return .viaProxy(proxy, .redirected(to: url, error.withoutProxy))
    case .decoding, .tooLarge: return .viaProxy(proxy, self)
    case .transport(let failure) where failure.canComeFromProxy: return .viaProxy(proxy, self)
    default: return self
    }
  }

  /// The error without the proxy that may have caused it.
  public var withoutProxy: NetworkError {
    if case .viaProxy(_, let error) = self { error } else { self }
  }
}

extension TransportFailure {
  /// Whether a proxy with an established connection can cause the failure.
  fileprivate var canComeFromProxy: Bool {
    switch self {
    case .timeout, .connectionLost, .notHTTP, .malformedReply, .tooManyRedirects, .unsafeRedirect, .tls(.notEncrypted),
      .tls(.handshake):
      true
    case .offline, .hostNotFound, .refused, .tls, .proxy, .file, .tooManyOpenFiles, .other: false
    }
  }
}
