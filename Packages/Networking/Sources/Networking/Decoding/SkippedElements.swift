import Locking

/// A counter of the array elements of one response that cannot be decoded.
final class SkippedElements: Sendable {
  /// The counter of the response that is being decoded.
  // allow(no-shared-instances): the initializers of Decodable get nothing else from the caller
  @TaskLocal static var current: SkippedElements?

  private let counter = Locked(0)

  var count: Int {
    get { counter.withLock { $0 } }
    set { counter.withLock { $0 = newValue } }
  }
}
