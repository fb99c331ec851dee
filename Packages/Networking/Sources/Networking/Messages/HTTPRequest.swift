public import Foundation

/// A request as it goes to the transport: complete, encoded, with an absolute URL.
public struct HTTPRequest: Sendable {
  public var method: HTTPMethod
  public var url: URL { didSet { origin = url.origin } }
  public var headers: HTTPHeaders
  public var body: HTTPBody
  /// Whether authentication may be added. False for sign-in itself and for other hosts.
  public var isAuthorized: Bool
  /// The longest time that the whole exchange may take; nil takes the transport's own limit.
  public var timeout: Duration?
  /// Where the body of an answer with success goes, instead of into memory. An earlier attempt that broke off is
  /// continued when the server still has the same version.
  public var destination: URL?
  /// Called now and then while the bodies move, in order, on any thread, and never after the completion.
  public var onProgress: (@Sendable (TransferProgress) -> Void)?

  /// The server of the URL, kept because asking a URL for its parts is slow.
  private(set) var origin: Origin?

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
