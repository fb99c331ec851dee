/// The limits for requests and connections. The response to a request that exceeds a limit names the limit, and the
/// connection is closed.
public struct Limits: Sendable, Equatable {
  /// The maximum size of the request line and the headers together. A larger head is refused with 431.
  public var headBytes = 16 * 1024
  /// The maximum size of the request target. A longer target is refused with 414.
  public var targetBytes = 8 * 1024
  /// The maximum number of header fields. A request with more fields is refused with 431.
  public var headerCount = 100
  /// The maximum size of a body. A larger body is refused with 413.
  public var bodyBytes = 1024 * 1024
  /// The maximum number of open connections. A further connection replaces the connection that has waited longest for a
  /// request. If no connection waits, the further connection is refused with 503.
  public var connections = 64
  /// The maximum time from the first to the last byte of a request. A slower request is refused with 408.
  public var requestTime: Duration = .seconds(10)
  /// The maximum time before the first request of a connection and between two requests. A connection that exceeds it
  /// is closed without a response.
  public var idleTime: Duration = .seconds(30)
  /// The maximum time for a client to read a whole response, after which the connection is closed.
  public var responseTime: Duration = .seconds(10)

  /// Creates the default limits, which suit the app's own client and tests.
  public init() {}
}
