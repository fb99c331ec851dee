extension ObservableType {
  /// Returns an observable that splits the elements into sequences, each with `count` elements or the elements that
  /// arrive within `timeSpan`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Window)
  ///
  ///     source            -1-2--3-----------|
  ///     window(10, 2)     A--B---------C----|      A: -1-2|   B: ---3------|   C: -----|
  ///
  /// The first window is emitted on subscription, and each further window after the previous one has completed. Windows
  /// do not replay elements. When the source terminates, so does the current window.
  ///
  /// Disposing of the subscription stops the creation of windows. The source is disposed of once no window has a
  /// subscriber either.
  ///
  /// If the source fails, the error is sent to the current window and then to the subscriber.
  ///
  /// - Parameters:
  ///   - timeSpan: The maximum time for which a window is open.
  ///   - count: The maximum number of elements in a window.
  ///   - scheduler: The scheduler that runs the timers.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Producer { sink in
      let serializer = Serializer()
      let batching = Batching(timeSpan: timeSpan, count: count, scheduler: scheduler, serializer: serializer)
      let upstream = SharedUpstream(with: batching)
      let windowing = WindowSink(sink, batching, upstream)
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

private final class WindowSink<Element: Sendable>: Sendable {
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
    batching.begin(
      after: { if sink.subscription.isActive { sink.next(upstream.part(window.value, named: "window")) } },
      { self.close() })
  }

  func send(_ element: Element) {
    window.value.onNext(element)
    if batching.isFilledByNext() { close() }
  }

  func stop(_ termination: Termination) {
    window.value.broadcast.finish(termination)
    if sink.subscription.isActive { sink.stop(termination) }
  }

  private func close() {
    let closed = window.value
    closed.broadcast.finish(.completed)
    // An observer of the completed window may have caused enough elements to fill the next one.
    if window.value === closed { open() }
  }
}
