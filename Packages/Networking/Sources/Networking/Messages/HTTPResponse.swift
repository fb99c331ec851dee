public import Foundation

/// A complete answer of a server.
public struct HTTPResponse: Sendable {
  public var status: Int
  public var headers: HTTPHeaders
  /// The body, with its content encoding already removed.
  public var body: Data

  public init(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}
