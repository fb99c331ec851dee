public import Foundation

/// A complete answer of a server.
public struct HTTPResponse: Sendable {
  public var status: Int
  public var headers: HTTPHeaders
  /// The body, with its content encoding already removed.
  public var body: Data
  /// Whether this is an older answer, given because the server could not be reached.
  public var isStale = false
  /// The address that answered, when redirects have led away from the one that was asked.
  var redirectedURL: URL?
  /// Called when the endpoint has accepted and decoded the answer, and not when it has refused it.
  var whenAccepted: (@Sendable () -> Void)?

  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
