/// A request of a client.
public struct LoopbackRequest: Sendable {
  public var method: String
  /// The path and query as received.
  public var target: String
  /// The header fields, with names in lowercase.
  public var headers: [String: String]
  public var body: [UInt8]
}
