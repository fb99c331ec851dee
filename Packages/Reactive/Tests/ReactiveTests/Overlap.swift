import Synchronization

/// How many threads were inside at once.
final class Overlap: Sendable {
  private let now = Atomic(0)
  private let peak = Atomic(0)

  /// The most there ever were.
  var most: Int { peak.load(ordering: .sequentiallyConsistent) }

  func enter(_ body: () -> Void) {
    let count = now.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
    peak.max(count, ordering: .sequentiallyConsistent)
    body()
    now.wrappingSubtract(1, ordering: .sequentiallyConsistent)
  }
}
