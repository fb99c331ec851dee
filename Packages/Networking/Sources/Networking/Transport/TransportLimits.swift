/// How long an exchange may take and how large an answer may be. Each has a default; none is ever off.
public struct TransportLimits: Sendable, Hashable {
  /// Time to look the name up, connect and agree on encryption.
  public var connectTimeout: Duration
  /// Time in which less than a byte a second moves. Rounded up to whole seconds.
  public var idleTimeout: Duration
  /// Time for the whole exchange.
  public var totalTimeout: Duration
  /// Bytes of a body in memory, after decompression.
  public var bodySize: Int
  /// Bytes of all header lines together.
  public var headerSize: Int
  /// How many times its size a compressed body may grow; looked at from one megabyte on.
  public var decompressionRatio: Int

  public init(
    connectTimeout: Duration = .seconds(15), idleTimeout: Duration = .seconds(30),
    totalTimeout: Duration = .seconds(120), bodySize: Int = 16 << 20, headerSize: Int = 128 << 10,
    decompressionRatio: Int = 100
  ) {
    self.connectTimeout = connectTimeout
    self.idleTimeout = idleTimeout
    self.totalTimeout = totalTimeout
    self.bodySize = bodySize
    self.headerSize = headerSize
    self.decompressionRatio = decompressionRatio
  }

  /// 15 s to connect, 30 s idle, 120 s in all, 16 MiB of body, 128 KiB of headers, decompression to 100 times the size.
  public static let `default` = TransportLimits()
}
