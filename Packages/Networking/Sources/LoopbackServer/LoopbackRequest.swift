/// A request that a loopback server received.
public struct LoopbackRequest: Sendable {
  /// The request method.
  public var method: String
  /// The path and query as received.
  public var target: String
  /// The header fields, with names in lowercase.
  public var headers: [String: String]
  /// The body of the request.
  public var body: [UInt8]
}
