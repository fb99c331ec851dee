extension ObservableType {
  /// Returns an observable that emits the latest element whenever `sampler` emits, if that element has not been emitted
  /// yet.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-Sample)
  ///
  ///     source    --1--2--3------4--|
  ///     sampler   ----x-----x--x------x
  ///     sample    ----1-----3---------4|
  ///
  /// The source is subscribed to first. After it completes, the sequence waits for the next event of `sampler`, emits
  /// the pending element, and completes. The pending element is also emitted when `sampler` completes. If the source
  /// has not completed by then, the sequence emits no further elements and does not complete. If the source or the
  /// sampler fails, the sequence fails with the same error.
  ///
  /// Disposing of the subscription disposes of both sequences.
  ///
  /// - Parameters:
  ///   - sampler: The sequence whose elements and completion trigger the sampling. The values of its elements are
  ///     ignored.
  ///   - defaultValue: The element to emit if there is no new one, or `nil` to emit nothing.
  public func sample<Sampler: ObservableType>(
    _ sampler: Sampler, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return Producer { sink in
      let inputs = InputGroup(sink.subscription)
      let latest = Confined<Element?>(nil)
      let hasEnded = Confined(false)
      let send: @Sendable () -> Void = {
        let element = latest.value ?? defaultValue
        latest.value = nil
        if let element { sink.next(element) }
        if hasEnded.value { sink.stop(.completed) }
      }
      inputs.start(
        source, next: { latest.value = $0 },
        stop: { if case .error = $0 { sink.stop($0) } else { hasEnded.value = true } })
      inputs.start(
        sampler, next: { _ in send() }, stop: { if case .error = $0 { sink.stop($0) } else { send() } })
      return inputs
    }
  }
}
