/// The pending actions of a virtual-time scheduler, in a binary heap by time and, for equal times, by the order of
/// scheduling.
struct VirtualActions<Time: Sendable>: Sendable {
  struct Action: Sendable {
    let time: Time
    let number: Int
    let run: @Sendable () -> Void
    let isDisposed: @Sendable () -> Bool
  }

  private var heap: [Action] = []
  private var scheduled = 0
  private let compare: @Sendable (Time, Time) -> VirtualTimeComparison

  init(compare: @escaping @Sendable (Time, Time) -> VirtualTimeComparison) { self.compare = compare }

  /// The action to run next.
  var first: Action? { heap.first }

  /// All actions, in the order in which they would run.
  var all: [Action] { heap.sorted(by: precedes) }

  mutating func insert(
    at time: Time, run: @escaping @Sendable () -> Void, isDisposed: @escaping @Sendable () -> Bool
  ) {
    heap.append(Action(time: time, number: scheduled, run: run, isDisposed: isDisposed))
    scheduled += 1
    var child = heap.count - 1
    while child > 0, precedes(heap[child], heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popFirst() -> Action? {
    guard !heap.isEmpty else { return nil }
    heap.swapAt(0, heap.count - 1)
    let first = heap.removeLast()
    var parent = 0
    while let child = earlierChild(of: parent), precedes(heap[child], heap[parent]) {
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }

  private func earlierChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < heap.count else { return nil }
    return left + 1 < heap.count && precedes(heap[left + 1], heap[left]) ? left + 1 : left
  }

  private func precedes(_ lhs: Action, _ rhs: Action) -> Bool {
    switch compare(lhs.time, rhs.time) {
    case .lessThan: true
    case .equal: lhs.number < rhs.number
    case .greaterThan: false
    }
  }
}
