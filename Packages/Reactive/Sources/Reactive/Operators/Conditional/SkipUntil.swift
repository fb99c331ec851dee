extension ObservableType {
  /// The elements that come after the first of `other`, which is then disposed of.
  ///
  ///     source        --1--2--3--4--|
  ///     other         ------x
  ///     skip(until)   --------3--4--|
  ///
  /// The source is subscribed to first. An error of either ends the sequence. While `other` has sent nothing, a completion of the source is
  /// *not* passed on: the sequence stays silent, and both are disposed of. A completion of `other` alone changes nothing.
  public func skip<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Producer { sink in
      let inputs = Inputs(sink.subscription)
      let isOpen = Confined(false)
      inputs.start(
        source, next: { if isOpen.value { sink.next($0) } },
        stop: { termination in
          if case .completed = termination, !isOpen.value { inputs.dispose() } else { sink.stop(termination) }
        })
      inputs.start(
        other.take(1), next: { _ in isOpen.value = true }, stop: { if case .error = $0 { sink.stop($0) } })
      return inputs
    }
  }

  /// The elements that come after the first of `other`.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { skip(until: other) }
}
