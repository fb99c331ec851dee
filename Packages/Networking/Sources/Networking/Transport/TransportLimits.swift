/// How long an exchange may take and how large an answer may be. Each has a default; none is ever off.
public struct TransportLimits: Sendable, Hashable {
  /// Time to look the name up, connect and agree on encryption.
  public var connectTimeout: Duration
  /// Time in which less than a byte a second moves. Rounded up to whole seconds.
  public var idleTimeout: Duration
  /// Time for the whole exchange.
  public var totalTimeout: Duration
  /// Time for the whole exchange when it sends or fills a file.
  public var fileTimeout: Duration
  /// Bytes of a body in memory, after decompression.
  public var bodySize: Int
  /// Bytes of a body that goes to a file.
  public var fileSize: Int64
  /// Bytes of all header lines together.
  public var headerSize: Int
  /// How many times its size a compressed body may grow; looked at from one megabyte on.
  public var decompressionRatio: Int

  public init(
    connectTimeout: Duration = .seconds(15), idleTimeout: Duration = .seconds(30),
    totalTimeout: Duration = .seconds(120), fileTimeout: Duration = .seconds(3_600), bodySize: Int = 16 << 20,
    fileSize: Int64 = 4 << 30, headerSize: Int = 128 << 10, decompressionRatio: Int = 100
  ) {
    self.connectTimeout = connectTimeout
    self.idleTimeout = idleTimeout
    self.totalTimeout = totalTimeout
    self.fileTimeout = fileTimeout
    self.bodySize = bodySize
    self.fileSize = fileSize
    self.headerSize = headerSize
    self.decompressionRatio = decompressionRatio
  }

  /// 15 s to connect, 30 s idle, 120 s in all (an hour with a file), 16 MiB of body (4 GiB in a file), 128 KiB of
  /// headers, decompression to 100 times the size.
  public static let `default` = TransportLimits()

  func bodySize(for request: HTTPRequest) -> Int {
    request.destination == nil ? bodySize : Int(clamping: fileSize)
  }

  func total(for request: HTTPRequest) -> Duration {
    request.timeout ?? (request.destination != nil || request.body.hasFile ? fileTimeout : totalTimeout)
  }
}
