public import Foundation

/// An encoded request with an absolute URL, ready for the transport.
public struct HTTPRequest: Sendable {
  /// The request method.
  public var method: HTTPMethod
  /// The absolute URL.
  public var url: URL { didSet { origin = url.origin } }
  /// The headers of the request.
  public var headers: HTTPHeaders
  /// The body of the request.
  public var body: HTTPBody
  /// A Boolean value that indicates whether interceptors may add authentication. `false` for login requests and for
  /// requests that were redirected to another server.
  public var isAuthorized: Bool
  /// A Boolean value that indicates whether a redirect led to another server: another scheme, host or port. The request
  /// then carries no cookies, although cookies do not distinguish ports, and the cookies of its response are ignored.
  public internal(set) var isForeign = false
  /// The maximum duration of the request, or `nil` for the transport's limit.
  public var timeout: Duration?
  /// The file to which the body of a successful response is written, or `nil` to load the body into memory.
  ///
  /// An earlier, incomplete download is resumed if the server still has the same version.
  public var destination: URL?
  /// A closure that is called with the progress of the transfer, in order and on any thread, but never after the
  /// completion.
  public var onProgress: (@Sendable (TransferProgress) -> Void)?
  /// A closure that is called with each piece of the body of a response with the status 200, in order, one at a time and on any
  /// thread, but never after the completion, or `nil` to load the body into memory. The first call is made when the
  /// headers have arrived, and its piece may be empty.
  ///
  /// The response can last up to a day and have any size. If the closure is slow, the server has to wait.
  public var onPiece: (@Sendable (_ headers: HTTPHeaders, _ piece: Data) -> Void)?
  /// The bytes to send after the server has switched to the protocol that the header `Upgrade` names, or `nil` for a request
  /// that does not ask for that.
  ///
  /// The request is sent over HTTP/1.1 and a connection of its own. ``onPiece`` then receives what follows a response
  /// with the status 101, and the request ends with that response when the server closes the connection. The body of any
  /// other response is not read.
  public var upgrade: UpgradeOutput?

  /// The origin of the URL, stored because parsing a URL is slow.
  private(set) var origin: Origin?

  /// Creates a request.
  public init(
    _ method: HTTPMethod = .get, _ url: URL, headers: HTTPHeaders = [:], body: HTTPBody = .empty,
    isAuthorized: Bool = true, timeout: Duration? = nil
  ) {
    self.init(
      method, url, origin: url.origin, headers: headers, body: body, isAuthorized: isAuthorized, timeout: timeout)
  }

  init(
    _ method: HTTPMethod, _ url: URL, origin: Origin?, headers: HTTPHeaders, body: HTTPBody, isAuthorized: Bool,
    timeout: Duration?
  ) {
    self.method = method
    self.url = url
    self.origin = origin
    self.headers = headers
    self.body = body
    self.isAuthorized = isAuthorized
    self.timeout = timeout
  }
}
