import Synchronization

/// A counter of the threads that are inside a section at the same time.
final class Overlap: Sendable {
  private let now = Atomic(0)
  private let peak = Atomic(0)

  /// The largest number of threads that were inside at the same time.
  var most: Int { peak.load(ordering: .sequentiallyConsistent) }

  /// Whether no thread is inside.
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
