extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the latest of the sequences that arrive; the one before is disposed of first.
  ///
  ///     source         --A------B---------|      A: -a1--a2--a3
  ///     switchLatest   ---a1--a2-b1--b2---|      B: -b1--b2|
  ///
  /// It completes when the source and the latest sequence have. An error of either ends it.
  @inlinable public func switchLatest() -> Observable<Element.Element> {
    let source = asObservable()
    return Producer { sink in
      let switching = Switching(sink)
      switching.start(source)
      return switching
    }
  }
}

@usableFromInline final class Switching<Element: Sendable>: Disposable {
  @usableFromInline struct State {
    @usableFromInline var latest: Subscription?
    @usableFromInline var outerEnded = false
  }

  @usableFromInline let group = SubscriptionGroup()
  @usableFromInline let serializer = Serializer()
  @usableFromInline let state = Confined(State())
  @usableFromInline let sink: Sink<Element>

  @usableFromInline init(_ sink: Sink<Element>) { self.sink = sink }

  @usableFromInline func dispose() { group.dispose() }

  @inlinable func start<Inner: ObservableConvertibleType>(_ outer: Observable<Inner>) where Inner.Element == Element {
    let subscription = group.add()
    let change: @Sendable (Inner) -> Void = { self.change(to: $0.asObservable()) }
    outer.start(
      Sink(
        subscription, next: { if subscription.isActive { self.serializer.perform($0, change) } },
        stop: { termination in
          guard subscription.stop() else { return }
          self.serializer.perform(termination) { self.outerEnded($0) }
          self.group.remove(subscription)
        }))
  }

  @inlinable func change(to inner: Observable<Element>) {
    guard sink.subscription.isActive else { return }
    if let previous = state.value.latest { group.remove(previous) }
    let subscription = group.add()
    state.value.latest = subscription
    // Not "while it is active": an element may wait for its turn when its sequence has ended already.
    let receive: @Sendable (Element) -> Void = { [self] element in
      if state.value.latest === subscription, sink.subscription.isActive { sink.next(element) }
    }
    inner.start(
      Sink(
        subscription, next: { self.serializer.perform($0, receive) },
        stop: { termination in
          guard subscription.stop() else { return }
          self.serializer.perform(termination) { self.innerEnded(subscription, $0) }
          self.group.remove(subscription)
        }))
  }

  @usableFromInline func innerEnded(_ subscription: Subscription, _ termination: Termination) {
    guard state.value.latest === subscription else { return }
    state.value.latest = nil
    switch termination {
    case .error: stop(termination)
    case .completed: if state.value.outerEnded { stop(.completed) }
    }
  }

  @usableFromInline func outerEnded(_ termination: Termination) {
    state.value.outerEnded = true
    switch termination {
    case .error: stop(termination)
    case .completed: if state.value.latest == nil { stop(.completed) }
    }
  }

  private func stop(_ termination: Termination) {
    if sink.subscription.isActive { sink.stop(termination) }
  }
}
