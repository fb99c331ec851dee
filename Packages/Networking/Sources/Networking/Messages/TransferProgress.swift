/// How far the exchange of one request has come, in bytes of its bodies.
public struct TransferProgress: Sendable, Hashable {
  public var sent: Int64
  /// The size of the request's body.
  public var totalToSend: Int64
  /// What has come in this exchange; for a resumed download without what was there before.
  public var received: Int64
  /// The size that the server announced; nil when it did not.
  public var totalToReceive: Int64?

  public init(sent: Int64 = 0, totalToSend: Int64 = 0, received: Int64 = 0, totalToReceive: Int64? = nil) {
    self.sent = sent
    self.totalToSend = totalToSend
    self.received = received
    self.totalToReceive = totalToReceive
  }
}
