extension ObservableType {
  /// Returns an observable that collects elements into arrays, each with `count` elements or the elements that arrive
  /// within `timeSpan`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Buffer)
  ///
  ///     source            -1-2--3-----------|
  ///     buffer(10, 2)     ---[1,2]-----[3]--[]|
  ///
  /// An array is emitted when either limit is reached, and the time span starts again. If no elements arrive within
  /// `timeSpan`, an empty array is emitted. When the source completes, the current array is emitted, even if it is
  /// empty. When the source fails, the current array is dropped.
  ///
  /// Disposing of the subscription drops the current array and disposes of the source.
  ///
  /// - Parameters:
  ///   - timeSpan: The maximum time that an array covers.
  ///   - count: The maximum number of elements in an array.
  ///   - scheduler: The scheduler that runs the timers.
  @inlinable @inline(never) public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable()
    return Producer { sink in
      let inputs = InputGroup(sink.subscription)
      let batching = Batching(timeSpan: timeSpan, count: count, scheduler: scheduler, serializer: inputs.serializer)
      let buffering = BufferSink(sink, batching)
      inputs.serializer.perform(()) { buffering.begin() }
      inputs.start(source, next: { buffering.append($0) }, stop: { buffering.stop($0) })
      return Disposables.create(inputs, batching)
    }
  }
}

@usableFromInline final class BufferSink<Element: Sendable>: Sendable {
  @usableFromInline let sink: Sink<[Element]>
  @usableFromInline let batching: Batching
  @usableFromInline let elements = Confined<[Element]>([])

  @inlinable init(_ sink: Sink<[Element]>, _ batching: Batching) {
    self.sink = sink
    self.batching = batching
  }

  @inlinable func begin(after emit: () -> Void = {}) {
    batching.begin(after: emit) { if self.sink.subscription.isActive { self.flush() } }
  }

  @inlinable func append(_ element: Element) {
    elements.value.append(element)
    if batching.isFilledByNext() { flush() }
  }

  @inlinable func stop(_ termination: Termination) {
    if case .completed = termination { sink.next(elements.value) }
    if sink.subscription.isActive { sink.stop(termination) }
  }

  /// Starts the next buffer and emits the current one, in this order, because the observer may cause the source to emit
  /// another element.
  @inlinable func flush() {
    let full = elements.value
    elements.value = []
    begin { sink.next(full) }
  }
}
