extension ObservableType {
  /// The source until `other` sends an element; then the completion, at which both are disposed of.
  ///
  ///     source        --1--2--3--4--|
  ///     other         ---------x
  ///     take(until)   --1--2--3|
  ///
  /// `other` is subscribed to first. Its completion changes nothing, its error ends the sequence.
  @inlinable public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Producer { sink in
      let inputs = Inputs(sink.subscription)
      inputs.start(other, next: { _ in sink.stop(.completed) }, stop: { if case .error = $0 { sink.stop($0) } })
      inputs.start(source, next: sink.next, stop: sink.stop)
      return inputs
    }
  }

  /// The source until `other` sends an element.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { take(until: other) }
}
