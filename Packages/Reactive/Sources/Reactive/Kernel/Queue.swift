/// A first-in, first-out queue. Its memory never shrinks. Removing an element releases it immediately.
@usableFromInline package struct Queue<Element> {
  @usableFromInline var slots: [Element?] = []
  @usableFromInline var head = 0
  @usableFromInline package var count = 0

  @inlinable package init() {}

  @inlinable var isEmpty: Bool { count == 0 }

  /// Calls `body` with each element, in order.
  @inlinable func forEach(_ body: (Element) -> Void) {
    for index in 0..<count { if let element = slots[(head + index) & (slots.count - 1)] { body(element) } }
  }

  @inlinable var first: Element? { count == 0 ? nil : slots[head] }

  @inlinable var last: Element? { count == 0 ? nil : slots[(head + count - 1) & (slots.count - 1)] }

  @inlinable package mutating func append(_ element: Element) {
    if count == slots.count { grow() }
    slots[(head + count) & (slots.count - 1)] = element
    count += 1
  }

  /// Doubles the capacity, which is a power of two, so that a mask wraps positions around.
  @inlinable @inline(never) mutating func grow() {
    var larger = [Element?](repeating: nil, count: max(2 * count, 4))
    for index in 0..<count { larger[index] = slots[(head + index) & (count - 1)].take() }
    (slots, head) = (larger, 0)
  }

  /// Appends `element`, and removes and returns the first element, without allocating.
  ///
  /// - Precondition: The queue is not empty.
  @inlinable mutating func rotate(_ element: Element) -> Element? {
    let first = slots[head].take()
    slots[(head + count) & (slots.count - 1)] = element
    head = (head + 1) & (slots.count - 1)
    return first
  }

  @inlinable package mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = slots[head].take()
    head = (head + 1) & (slots.count - 1)
    count -= 1
    return element
  }
}
