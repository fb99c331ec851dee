/// The limits of a request's duration and of a response's size. Each has a default, and none can be turned off.
public struct TransportLimits: Sendable, Hashable {
  /// The maximum time for resolving the name, connecting and negotiating encryption.
  public var connectTimeout: Duration
  /// The maximum time during which less than one byte per second is transferred. Rounded up to whole seconds.
  public var idleTimeout: Duration
  /// The maximum time for the whole request.
  public var totalTimeout: Duration
  /// The maximum time for the whole request if it sends or writes a file.
  public var fileTimeout: Duration
  /// The maximum time for the whole request if its response is read in pieces, as a stream of events is.
  public var streamTimeout: Duration
  /// The maximum size of a body in memory, after decompression, in bytes.
  public var bodySize: Int
  /// The maximum size of a body that is written to a file, in bytes.
  public var fileSize: Int64
  /// The maximum total size of the header lines, in bytes.
  public var headerSize: Int
  /// The maximum factor by which a compressed body can grow. Checked only for bodies of more than 1 MiB.
  public var decompressionRatio: Int

  /// Creates limits.
  public init(
    connectTimeout: Duration = .seconds(15), idleTimeout: Duration = .seconds(30),
    totalTimeout: Duration = .seconds(120), fileTimeout: Duration = .seconds(3_600),
    streamTimeout: Duration = .seconds(86_400), bodySize: Int = 16 << 20, fileSize: Int64 = 4 << 30,
    headerSize: Int = 128 << 10, decompressionRatio: Int = 100
  ) {
    self.connectTimeout = connectTimeout
    self.idleTimeout = idleTimeout
    self.totalTimeout = totalTimeout
    self.fileTimeout = fileTimeout
    self.streamTimeout = streamTimeout
    self.bodySize = bodySize
    self.fileSize = fileSize
    self.headerSize = headerSize
    self.decompressionRatio = decompressionRatio
  }

  /// The default limits: 15 s to connect, 30 s idle, 120 s in total (an hour with a file, a day for a stream),
  /// 16 MiB for a body (4 GiB in a file), 128 KiB for headers, and decompression to 100 times the size.
  public static let `default` = TransportLimits()

  func bodySize(for request: HTTPRequest) -> Int {
    request.destination == nil ? bodySize : Int(clamping: fileSize)
  }

  func total(for request: HTTPRequest) -> Duration {
    if request.onPiece != nil { return request.timeout ?? streamTimeout }
    return request.timeout ?? (request.destination != nil || request.body.hasFile ? fileTimeout : totalTimeout)
  }
}
