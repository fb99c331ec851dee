/// A response with a status code that its endpoint does not accept.
public struct StatusFailure: Error, Sendable, Hashable {
  /// The HTTP status code.
  public var code: Int
  /// The server's message, on one line, at most 200 characters, or `nil` if none was found.
  public var serverMessage: String?
  /// The time to wait before the next request, or `nil` if the server does not specify one.
  public var retryAfter: Duration?
  /// A Boolean value that indicates whether a protection in front of the server may have sent the response: a web page
  /// with 401, 403 or 503, or a challenge of Cloudflare.
  public var isChallenge: Bool
  /// The address of the proxy that may have sent the response in place of the server, or `nil` if there was none.
  /// Through an encrypted connection, only the server can respond.
  public var proxy: String?

  /// A Boolean value that indicates whether a gateway reports that the server is unavailable: HTTP 502 to 504, and 520 to
  /// 530 of Cloudflare.
  public var isUnavailable: Bool { (502...504).contains(code) || (520...530).contains(code) }

  /// Creates a failure.
  public init(
    code: Int, serverMessage: String? = nil, retryAfter: Duration? = nil, isChallenge: Bool = false,
    proxy: String? = nil
  ) {
    self.code = code
    self.proxy = proxy
    self.isChallenge = isChallenge
    self.serverMessage = serverMessage
    self.retryAfter = retryAfter
  }
}

extension StatusFailure {
  var explanation: Explanation {
    let sender = proxy.map { "The proxy \($0) or the server" } ?? "The server"
    return Explanation(
      serverMessage.map { "\(sender) reports: “\($0)” (\(code))." } ?? "\(sender) responded with \(code).", advice)
  }

  private var advice: String {
    switch code {
    case _ where isChallenge:
      "A web page arrived instead of data: a protection in front of the server may block the program. Try again later."
    case 401: "Log in again."
    case 403: "Your account has no permission. Log in with another one."
    case 404, 410: "The content may have been deleted. Check the server's address."
    case 408, 425: "Try again."
    case 413: "Send less at once."
    case 429: "Wait a moment before you try again."
    case 451: "The content is not available for legal reasons."
    case 511: "This network requires you to log in. Open a web page in a browser, and log in there."
    case 400..<500: "Check your input."
    case 500...: "The server has a problem. Try again later."
    default: "Check the server's address."
    }
  }
}
