public import Reactive

extension ObservableType {
  /// Returns an observable that holds elements back unless the latest element of `pauser` is `true`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-PausableBuffered)
  ///
  ///     source                      --1--2--3--4--5--|
  ///     pauser                      t--f-----t-------
  ///     pausableBuffered(limit: 9)  --1------234--5--|
  ///
  /// Held elements are emitted when `pauser` emits `true`, before elements that observers send during that emission.
  /// Elements that arrive before the first element of `pauser` are held, too. A completion of `pauser` has no effect;
  /// an error of `pauser` terminates the sequence.
  ///
  /// - Parameters:
  ///   - pauser: The sequence that determines whether elements are emitted (`true`) or held back (`false`).
  ///   - limit: The maximum number of held elements, or `nil` for no limit. When the limit is exceeded, the oldest held
  ///     element is dropped.
  ///   - flushOnCompleted: A Boolean value that indicates whether held elements are emitted before the source's
  ///     completion, instead of being dropped.
  ///   - flushOnError: A Boolean value that indicates whether held elements are emitted before the source's error,
  ///     instead of being dropped.
  public func pausableBuffered<Pauser: ObservableType>(
    _ pauser: Pauser, limit: Int? = 1, flushOnCompleted: Bool = true, flushOnError: Bool = true
  ) -> Observable<Element> where Pauser.Element == Bool {
    let source = asObservable()
    let pauser = pauser.asObservable()
    return Producer { sink in
      let inputs = InputGroup(of: sink)
      let isOpen = Confined(false)
      let isFlushing = Confined(false)
      let waiting = Confined(Queue<Element>())
      let termination = Confined<Termination?>(nil)
      // What observers send during the emission is queued behind the held elements and emitted by the same loop.
      let flush: @Sendable () -> Void = {
        guard !isFlushing.value else { return }
        isFlushing.value = true
        while sink.isActive, let element = waiting.value.popFirst() { sink.next(element) }
        isFlushing.value = false
        if let termination = termination.value { sink.stop(termination) }
      }
      inputs.start(
        pauser,
        next: { open in
          isOpen.value = open
          if open { flush() }
        },
        stop: { if case .error = $0 { sink.stop($0) } })
      inputs.start(
        source,
        next: { element in
          if isOpen.value, !isFlushing.value { return sink.next(element) }
          waiting.value.append(element)
          if let limit, waiting.value.count > limit { _ = waiting.value.popFirst() }
        },
        stop: {
          let flushes = if case .completed = $0 { flushOnCompleted } else { flushOnError }
          guard flushes else { return sink.stop($0) }
          termination.value = $0
          flush()
        })
      return inputs
    }
  }
}
