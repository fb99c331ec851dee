public import Foundation

/// The delays and limits of an ``Outbox``.
public struct OutboxPolicy: Sendable {
  /// The time for which the server remembers an idempotency key, in seconds. After that time, an attempt of unknown
  /// outcome is looked up before the action is sent again.
  public var keyLifetime: TimeInterval = 3_000
  /// The time limit of an attempt, in seconds.
  public var timeLimit: TimeInterval = 120
  /// The time after the start of an attempt before which it is not repeated if its process has ended, in seconds, so that a
  /// request that is on its way arrives first. While another process is sending, the next attempt waits for that, at most
  /// until the time limit.
  public var interruptionDelay: TimeInterval = 2
  /// The delay before the second attempt, in seconds. It doubles with each further attempt.
  public var baseDelay: TimeInterval = 1
  /// The maximum delay between two attempts, in seconds.
  public var maxDelay: TimeInterval = 300
  /// The maximum delay that a server may request, in seconds.
  public var maxWait: TimeInterval = 3_600
  /// The maximum number of actions that are sent at the same time.
  public var concurrency = 4
  /// The maximum number of actions that are not refused.
  public var capacity = 1_000
  /// The maximum number of refused actions. The oldest are removed.
  public var failedCapacity = 100
  /// The maximum size of an action as JSON, in bytes.
  public var maxSize = 65_536
  /// A closure that returns a random number from 0 to 1, by which a delay is shortened to between half and all of its
  /// length, so that many clients do not retry at the same time.
  public var jitter: @Sendable () -> Double = { .random(in: 0...1) }

  /// Creates a policy with the default values.
  public init() {}

  func delay(afterAttempt attempt: Int) -> TimeInterval {
    min(maxDelay, baseDelay * Double(1 << min(max(0, attempt - 1), 30))) * (0.5 + jitter() / 2)
  }

  /// Returns whether an entry can be sent. A time in the far future comes from a clock that was wrong.
  func isDue(_ entry: StoredOutboxEntry, at now: Date) -> Bool {
    entry.next <= now || entry.next > now + max(maxWait, maxDelay, timeLimit)
  }

  /// Returns whether an entry can be sent again after its process has ended.
  func isInterrupted(_ entry: StoredOutboxEntry, at now: Date) -> Bool {
    now.timeIntervalSince(entry.next - timeLimit) >= interruptionDelay
  }

  /// Returns whether the server may have forgotten the idempotency key of an attempt.
  func isForgotten(_ attempt: Date, at now: Date) -> Bool {
    !(0...keyLifetime).contains(now.timeIntervalSince(attempt))
  }
}

/// The reason why an ``Outbox`` rejects an action. Nothing is changed then.
public enum OutboxError: Error, Hashable, Sendable {
  /// The outbox contains as many actions as it can.
  case full
  /// The action is too large.
  case tooLarge
}
