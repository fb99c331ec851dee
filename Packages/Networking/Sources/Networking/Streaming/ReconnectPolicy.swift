/// The delays after which a stream of events connects again.
public struct ReconnectPolicy: Sendable {
  /// The delay before the first new connection. It doubles with each further attempt.
  public var baseDelay: Duration
  /// The maximum delay, to which a delay that the server requests is added.
  public var maxDelay: Duration
  /// The time after which a connection counts as stable, so that the delays begin again with ``baseDelay``.
  public var stableTime: Duration
  /// A closure that returns a random number from 0 to 1, so that many clients do not connect at the same time. The number
  /// shortens a delay to between half and all of its length.
  public var jitter: @Sendable () -> Double

  /// Creates a policy.
  public init(
    baseDelay: Duration = .seconds(1), maxDelay: Duration = .seconds(300), stableTime: Duration = .seconds(10),
    jitter: @escaping @Sendable () -> Double = { .random(in: 0...1) }
  ) {
    self.baseDelay = baseDelay
    self.maxDelay = maxDelay
    self.stableTime = stableTime
    self.jitter = jitter
  }

  /// Returns the delay before the next connection.
  ///
  /// - Parameters:
  ///   - failures: The number of connections since the last stable one, at least 1.
  ///   - requested: The delay that the server requests, or `nil` if it requests none. The delay of this policy is added
  ///     to it, because a server could request no delay.
  func delay(after failures: Int, requested: Duration?) -> Duration {
    let doubled = baseDelay * Double(1 << min(max(0, failures - 1), 20))
    return (requested ?? .zero) + min(maxDelay, doubled) * (0.5 + jitter() / 2)
  }
}
