extension ObservableType {
  /// The elements in sequences: each of `count` elements, or of those that come within `timeSpan`, whichever is reached first.
  ///
  ///     source            -1-2--3-----------|
  ///     window(10, 2)     A--B--------C-----|      A: -1-2|   B: ---3-----|   C: -----|
  ///
  /// The first window is sent while subscribing, each further one when the one before has completed. Windows replay nothing. When the source
  /// ends, the current window ends with it.
  ///
  /// Disposing of the subscription ends the making of windows; the source is disposed of when nobody is subscribed to a window either.
  ///
  /// - Parameters:
  ///   - timeSpan: The most time that a window is open.
  ///   - count: The most elements that a window sends.
  ///   - scheduler: Keeps the time.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Producer { sink in
      let serializer = Serializer()
      let batching = Batching(timeSpan: timeSpan, count: count, scheduler: scheduler, serializer: serializer)
      let upstream = SharedUpstream(with: batching)
      let windowing = Windowing(sink, batching, upstream)
      serializer.perform(()) { windowing.open() }
      let next: @Sendable (Element) -> Void = { windowing.send($0) }
      source.start(
        Sink(
          upstream.subscription,
          next: { if upstream.subscription.isActive { serializer.perform($0, next) } },
          stop: { termination in
            guard upstream.subscription.stop() else { return }
            serializer.perform(termination) { windowing.stop($0) }
            upstream.dispose()
          }))
      return Disposables.create(with: { upstream.release() })
    }
  }
}

private final class Windowing<Element: Sendable>: Sendable {
  private let sink: Sink<Observable<Element>>
  private let batching: Batching
  private let upstream: SharedUpstream
  private let window = Confined(PublishSubject<Element>())

  init(_ sink: Sink<Observable<Element>>, _ batching: Batching, _ upstream: SharedUpstream) {
    self.sink = sink
    self.batching = batching
    self.upstream = upstream
  }

  func open() {
    window.value = PublishSubject()
    batching.begin { self.close() }
    if sink.subscription.isActive { sink.next(upstream.part(window.value)) }
  }

  func send(_ element: Element) {
    window.value.onNext(element)
    if batching.isFilledByNext() { close() }
  }

  func stop(_ termination: Termination) {
    window.value.end(termination)
    if sink.subscription.isActive { sink.stop(termination) }
  }

  private func close() {
    let closed = window.value
    closed.end(.completed)
    // An observer of its end may have caused as many elements as fill the next one.
    if window.value === closed { open() }
  }
}
