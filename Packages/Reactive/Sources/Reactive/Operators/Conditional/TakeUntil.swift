extension ObservableType {
  /// Returns an observable that emits the elements of the source and completes when `other` emits its first element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-TakeUntil)
  ///
  ///     source        --1--2--3--4--|
  ///     other         ---------x
  ///     take(until)   --1--2--3|
  ///
  /// `other` is subscribed to first. When it emits, the subscriptions to it and to the source are disposed of. A
  /// completion of `other` has no effect; its error terminates the sequence.
  @inlinable @inline(never) public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Producer { sink in
      let inputs = InputGroup(sink.subscription)
      inputs.start(other, next: { _ in sink.stop(.completed) }, stop: { if case .error = $0 { sink.stop($0) } })
      inputs.start(source, next: sink.next, stop: sink.stop)
      return inputs
    }
  }

  /// Returns an observable that emits the elements of the source and completes when `other` emits its first element.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { take(until: other) }
}
