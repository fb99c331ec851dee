/// One run of an operator with several inputs. The group serializes the events of the inputs, and drops them after the
/// run has ended.
@usableFromInline package class InputGroup: SubscriptionGroup, @unchecked Sendable {
  // Invariant of @unchecked: the stored property is immutable and Sendable.
  @usableFromInline final let downstream: Subscription

  @inlinable init(_ downstream: Subscription) { self.downstream = downstream }

  /// Creates a group without inputs for a run whose output is `sink`.
  @inlinable package convenience init<Element>(of sink: Sink<Element>) { self.init(sink.subscription) }

  /// Subscribes to `source`, unless the run has ended. After `source` terminates, `stop` is called with its
  /// termination, and then only this input is disposed of.
  ///
  /// The closures of all inputs may share state, because they never run at the same time.
  @inlinable package final func start<Element: Sendable>(
    _ source: Observable<Element>,
    next: @escaping @Sendable (Element) -> Void,
    stop: @escaping @Sendable (Termination) -> Void
  ) {
    guard downstream.isActive else { return }
    let input = InputSink(self, next: next, stop: stop)
    add(input)
    source.start(Sink(input, next: { input.receive($0) }, stop: { input.finish($0) }))
  }
}

/// The subscription to one of the inputs of an `InputGroup`.
@usableFromInline final class InputSink<Element: Sendable>: GroupedSubscription, @unchecked Sendable {
  // Invariant of @unchecked: the stored properties are immutable and Sendable.
  @usableFromInline let inputs: InputGroup
  @usableFromInline let next: @Sendable (Element) -> Void
  @usableFromInline let ended: @Sendable (Termination) -> Void

  @inlinable init(
    _ inputs: InputGroup, next: @escaping @Sendable (Element) -> Void, stop: @escaping @Sendable (Termination) -> Void
  ) {
    self.inputs = inputs
    self.next = next
    ended = stop
    super.init()
  }

  @inlinable func receive(_ element: Element) {
    guard isActive else { return }
    let entry = inputs.enter()
    if entry == .refused { return wait(element) }
    deliver(element)
    inputs.leave(entry)
  }

  @inlinable @inline(never) func wait(_ element: Element) {
    inputs.enqueue { self.deliver(element) }
  }

  @inlinable func deliver(_ element: Element) {
    if inputs.downstream.isActive { next(element) }
  }

  @usableFromInline func finish(_ termination: Termination) {
    guard stop() else { return }
    inputs.perform(termination) { if self.inputs.downstream.isActive { self.ended($0) } }
    inputs.remove(self)
  }
}
