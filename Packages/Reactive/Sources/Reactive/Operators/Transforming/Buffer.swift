extension ObservableType {
  /// The elements in arrays: of `count` elements, or of those that came within `timeSpan`, whichever is reached first.
  ///
  ///     source            -1-2--3-----------|
  ///     buffer(10, 2)     ---[1,2]----[3]---[]|
  ///
  /// Time counts from the array before, and from subscribing at first; what passes without elements sends an empty array. At the completion
  /// the array so far is sent, empty or not. At an error it is dropped.
  ///
  /// - Parameters:
  ///   - timeSpan: The most time that an array covers.
  ///   - count: The most elements that an array holds.
  ///   - scheduler: Keeps the time.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable()
    return Producer { sink in
      let inputs = Inputs(sink.subscription)
      let batching = Batching(timeSpan: timeSpan, count: count, scheduler: scheduler, serializer: inputs.serializer)
      let buffering = Buffering(sink, batching)
      inputs.serializer.perform(()) { buffering.begin() }
      inputs.start(source, next: { buffering.append($0) }, stop: { buffering.stop($0) })
      return Disposables.create(inputs, batching)
    }
  }
}

private final class Buffering<Element: Sendable>: Sendable {
  private let sink: Sink<[Element]>
  private let batching: Batching
  private let elements = Confined<[Element]>([])

  init(_ sink: Sink<[Element]>, _ batching: Batching) {
    self.sink = sink
    self.batching = batching
  }

  func begin() {
    batching.begin { if self.sink.subscription.isActive { self.flush() } }
  }

  func append(_ element: Element) {
    elements.value.append(element)
    if batching.isFilledByNext() { flush() }
  }

  func stop(_ termination: Termination) {
    if case .completed = termination { sink.next(elements.value) }
    if sink.subscription.isActive { sink.stop(termination) }
  }

  /// The next buffer begins first: the observer may cause an element from inside.
  private func flush() {
    let full = elements.value
    elements.value = []
    begin()
    sink.next(full)
  }
}
