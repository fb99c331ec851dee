/// What a client has asked.
public struct LoopbackRequest: Sendable {
  public var method: String
  /// The path and query as they came.
  public var target: String
  /// The header fields, their names in lower case.
  public var headers: [String: String]
  public var body: [UInt8]
}
