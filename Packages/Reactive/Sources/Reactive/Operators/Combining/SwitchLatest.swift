extension ObservableType where Element: ObservableConvertibleType {
  /// Returns an observable that emits the elements of the latest inner sequence.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SwitchLatest)
  ///
  ///     source         --A------B---------|      A: -a1--a2--a3
  ///     switchLatest   ---a1--a2-b1--b2---|      B: -b1--b2|
  ///
  /// The previous sequence is disposed of before the next is subscribed to. The resulting sequence completes when the
  /// source and the latest inner sequence have completed. If one of them fails, the resulting sequence fails with the
  /// same error.
  @inlinable @inline(never) public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}

/// The state of one subscription to `switchLatest` or `flatMapLatest`.
@usableFromInline final class SwitchSink<Element: Sendable>: SubscriptionGroup, @unchecked Sendable {
  // Invariant of @unchecked: mutable state is accessed only within the serializer.
  @usableFromInline let sink: Sink<Element>
  /// The number of inner sequences so far. It identifies the latest one.
  @exclusivity(unchecked) @usableFromInline var latest = 0
  @exclusivity(unchecked) @usableFromInline var latestIsRunning = false
  @exclusivity(unchecked) @usableFromInline var outerHasEnded = false

  @inlinable init(_ sink: Sink<Element>) {
    self.sink = sink
    super.init()
  }

  @inlinable func start<Outer: Sendable, Inner: ObservableConvertibleType>(
    _ outer: Observable<Outer>, _ selector: @escaping @Sendable (Outer) throws -> Inner
  ) where Inner.Element == Element {
    let source = SwitchOuterSink(self, selector)
    add(source)
    outer.start(Sink(source, next: { source.receive($0) }, stop: { source.finish($0) }))
  }

  /// Subscribes to `inner` in place of the previous inner sequence.
  ///
  /// Only the group retains the inner subscription, which retains this object, so that disposal breaks the cycle.
  @inlinable func change(to inner: Observable<Element>, from outer: GroupedSubscription) {
    guard sink.subscription.isActive else { return }
    let hasPrevious = latestIsRunning
    latest += 1
    latestIsRunning = true
    let number = latest
    if hasPrevious {
      removeLast(unless: outer)
      // The disposal has run foreign code, which may have sent the next element of the source.
      guard number == latest else { return }
    }
    // A `just` emits and completes immediately, so it needs no subscription.
    if let just = inner.just {
      return Trampoline.perform {
        deliver(just.element)
        innerEnded(number, .completed)
      }
    }
    let source = SwitchInnerSink(self, number)
    add(source)
    inner.start(Sink(source, next: { source.receive($0) }, stop: { source.finish($0) }))
  }

  @inlinable func deliver(_ element: Element) {
    if sink.subscription.isActive { sink.next(element) }
  }

  @usableFromInline func innerEnded(_ number: Int, _ termination: Termination) {
    guard number == latest, latestIsRunning else { return }
    latestIsRunning = false
    switch termination {
    case .error: stop(termination)
    case .completed: if outerHasEnded { stop(.completed) }
    }
  }

  @usableFromInline func outerEnded(_ termination: Termination) {
    outerHasEnded = true
    switch termination {
    case .error: stop(termination)
    case .completed: if !latestIsRunning { stop(.completed) }
    }
  }

  private func stop(_ termination: Termination) {
    if sink.subscription.isActive { sink.stop(termination) }
  }
}

/// The subscription to the outer sequence.
@usableFromInline
final class SwitchOuterSink<Outer: Sendable, Inner: ObservableConvertibleType>: GroupedSubscription,
  @unchecked Sendable
{
  // Invariant of @unchecked: the stored properties are immutable and Sendable.
  @usableFromInline let switching: SwitchSink<Inner.Element>
  @usableFromInline let selector: @Sendable (Outer) throws -> Inner

  @inlinable init(_ switching: SwitchSink<Inner.Element>, _ selector: @escaping @Sendable (Outer) throws -> Inner) {
    self.switching = switching
    self.selector = selector
    super.init()
  }

  @inlinable func receive(_ outer: Outer) {
    guard isActive else { return }
    let inner: Observable<Inner.Element>
    do { inner = try selector(outer).asObservable() } catch { return finish(.error(error)) }
    let entry = switching.enter()
    if entry == .refused {
      return switching.enqueue { self.switching.change(to: inner, from: self) }
    }
    switching.change(to: inner, from: self)
    switching.leave(entry)
  }

  @usableFromInline func finish(_ termination: Termination) {
    guard stop() else { return }
    switching.perform(termination) { self.switching.outerEnded($0) }
    switching.remove(self)
  }
}

/// The subscription to an inner sequence.
@usableFromInline final class SwitchInnerSink<Element: Sendable>: GroupedSubscription, @unchecked Sendable {
  // Invariant of @unchecked: the stored properties are immutable and Sendable.
  @usableFromInline let switching: SwitchSink<Element>
  @usableFromInline let number: Int

  @inlinable init(_ switching: SwitchSink<Element>, _ number: Int) {
    self.switching = switching
    self.number = number
    super.init()
  }

  @inlinable func receive(_ element: Element) {
    let entry = switching.enter()
    if entry == .refused { return switching.enqueue { self.deliver(element) } }
    deliver(element)
    switching.leave(entry)
  }

  /// Delivers an element of the latest sequence. Compares the number of the sequence instead of checking whether the
  /// sequence is active, because an element can still be queued after its sequence has terminated.
  @inlinable func deliver(_ element: Element) {
    if switching.latest == number { switching.deliver(element) }
  }

  @usableFromInline func finish(_ termination: Termination) {
    guard stop() else { return }
    switching.perform(termination) { self.switching.innerEnded(self.number, $0) }
    switching.remove(self)
  }
}
