/// The progress of a request, in bytes of its bodies.
public struct TransferProgress: Sendable, Hashable {
  /// The number of bytes sent.
  public var sent: Int64
  /// The size of the request's body.
  public var totalToSend: Int64
  /// The number of bytes received. It does not include the bytes of earlier attempts of a resumed download.
  public var received: Int64
  /// The size of the response's body, or `nil` if the server does not specify it.
  public var totalToReceive: Int64?

  /// Creates a progress value.
  public init(sent: Int64 = 0, totalToSend: Int64 = 0, received: Int64 = 0, totalToReceive: Int64? = nil) {
    self.sent = sent
    self.totalToSend = totalToSend
    self.received = received
    self.totalToReceive = totalToReceive
  }
}
