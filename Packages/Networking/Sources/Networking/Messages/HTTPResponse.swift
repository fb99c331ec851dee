public import Foundation

/// A server's complete response.
public struct HTTPResponse: Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The headers of the response.
  public var headers: HTTPHeaders
  /// The body after decompression.
  public var body: Data
  /// A Boolean value that indicates whether this is a cached response, returned because the server could not be
  /// reached, the request timed out, or the connection was lost.
  public var isStale = false
  /// The URL of the response if the request was redirected, or `nil` if it was not.
  var redirectedURL: URL?
  /// The address of the proxy that may have sent the response, or a redirect to it, in place of the server, or `nil` if
  /// there was none.
  var proxy: String?
  /// A closure that is called when the endpoint has accepted and decoded the response.
  var whenAccepted: (@Sendable () -> Void)?
  /// A closure that is called with the number of array elements that were skipped while the response was decoded, if
  /// there are any.
  var whenSkipping: (@Sendable (Int) -> Void)?

  /// Creates a response.
  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
