extension ObservableType {
  /// The latest element whenever `sampler` sends one or completes, if it is new since the time before.
  ///
  ///     source    --1--2--3------4--|
  ///     sampler   ----x-----x--x------x
  ///     sample    ----1-----3---------4|
  ///
  /// The source is subscribed to first. When it has completed, the next event of `sampler` sends what is left and completes. A completion of
  /// `sampler` does not complete the sequence, in which no element can follow then. An error of either ends it.
  ///
  /// - Parameters:
  ///   - sampler: Its elements tell when, and are not looked at.
  ///   - defaultValue: Sent where nothing is new; without it nothing is.
  public func sample<Sampler: ObservableType>(
    _ sampler: Sampler, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let sampler = sampler.asObservable()
    return Producer { sink in
      let inputs = Inputs(sink.subscription)
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
