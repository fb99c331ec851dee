import Locking

/// A counter of the array elements of one response that cannot be decoded.
final class SkippedElements: Sendable {
  /// The counter of the response that is being decoded.
  @TaskLocal static var current: SkippedElements?

  private let counter = Locked(0)

  var count: Int {
    get { counter.withLock { $0 } }
    set { counter.withLock { $0 = newValue } }
  }
}
