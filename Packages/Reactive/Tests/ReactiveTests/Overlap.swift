import Synchronization

/// How many threads were inside at once.
final class Overlap: Sendable {
  private let now = Atomic(0)
  private let peak = Atomic(0)

  /// The most there ever were.
  var most: Int { peak.load(ordering: .sequentiallyConsistent) }

  /// Whether nobody is inside.
  var isEmpty: Bool { now.load(ordering: .sequentiallyConsistent) == 0 }

  func enter(_ body: () -> Void) {
    begin()
    body()
    end()
  }

  func begin() {
    let count = now.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
    peak.max(count, ordering: .sequentiallyConsistent)
  }

  func end() { now.wrappingSubtract(1, ordering: .sequentiallyConsistent) }
}
