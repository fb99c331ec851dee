/// What one client may cost the server. Whatever exceeds a limit gets an answer that says so, and its connection is closed.
public struct Limits: Sendable, Equatable {
  /// Request line and headers together; beyond it 431.
  public var headBytes = 16 * 1024
  /// The request target; beyond it 414.
  public var targetBytes = 8 * 1024
  /// Header fields; beyond it 431.
  public var headerCount = 100
  /// Beyond it 413.
  public var bodyBytes = 1024 * 1024
  /// Connections open at once. A further one takes the place of the one that has waited longest for a request, and gets 503 when
  /// none waits.
  public var connections = 64
  /// From a request's first byte to its last; beyond it 408.
  public var requestTime: Duration = .seconds(10)
  /// Between two requests on one connection, and before the first; then it is closed without a word.
  public var idleTime: Duration = .seconds(30)
  /// For a client to take a whole answer; then the connection is closed.
  public var responseTime: Duration = .seconds(10)

  /// The limits that suit an application's own client and tests.
  public init() {}
}
