/// The pending actions of a virtual-time scheduler, in a binary heap that is ordered by time and, for equal times, by
/// the order of scheduling.
@usableFromInline struct VirtualActions<Converter: VirtualTimeConverterType>: Sendable {
  @usableFromInline struct Action: Sendable {
    @usableFromInline let time: Converter.VirtualTimeUnit
    @usableFromInline let number: Int
    @usableFromInline let action: VirtualAction
  }

  @usableFromInline var heap: [Action] = []
  private var scheduled = 0
  @usableFromInline let converter: Converter

  init(converter: Converter) { self.converter = converter }

  /// All actions, in the order in which they would run.
  var all: [Action] { heap.sorted(by: precedes) }

  mutating func insert(_ action: VirtualAction, at time: Converter.VirtualTimeUnit) {
    heap.append(Action(time: time, number: scheduled, action: action))
    scheduled += 1
    var child = heap.count - 1
    while child > 0, precedes(heap[child], heap[(child - 1) / 2]) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Removes and returns the action to run next, or returns `nil` if no action is due by `limit`.
  @inlinable mutating func popFirst(until limit: Converter.VirtualTimeUnit?) -> Action? {
    guard let first = heap.first else { return nil }
    if let limit, converter.compareVirtualTime(first.time, limit) == .greaterThan { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while let child = earlierChild(of: parent), precedes(heap[child], heap[parent]) {
      heap.swapAt(child, parent)
      parent = child
    }
    return first
  }

  @inlinable func earlierChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    guard left < heap.count else { return nil }
    return left + 1 < heap.count && precedes(heap[left + 1], heap[left]) ? left + 1 : left
  }

  @inlinable func precedes(_ lhs: Action, _ rhs: Action) -> Bool {
    switch converter.compareVirtualTime(lhs.time, rhs.time) {
    case .lessThan: true
    case .equal: lhs.number < rhs.number
    case .greaterThan: false
    }
  }
}

/// An action that is scheduled at a virtual time. Disposing of this object cancels the action or, if the action has
/// run, disposes of the disposable that the action returned.
@usableFromInline final class VirtualAction: Cancelable, Sendable {
  // Released on disposal and not at its time, because it may retain the scheduler.
  private let action: Lock<(@Sendable () -> any Disposable)?>
  private let result = SingleAssignmentDisposable()

  init(_ action: @escaping @Sendable () -> any Disposable) { self.action = Lock(action) }

  @usableFromInline var isDisposed: Bool { result.isDisposed }

  @usableFromInline func run() {
    if let action = take() { result.setDisposable(action()) }
  }

  @usableFromInline func dispose() {
    result.dispose()
    _ = take()
  }

  private func take() -> (@Sendable () -> any Disposable)? { action.withLock { exchange(&$0, with: nil) } }
}
