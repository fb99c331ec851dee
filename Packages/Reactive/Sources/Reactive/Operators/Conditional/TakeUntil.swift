extension ObservableType {
  /// The source until `other` sends an element; then the completion, at which both are disposed of.
  ///
  ///     source        --1--2--3--4--|
  ///     other         ---------x
  ///     take(until)   --1--2--3|
  ///
  /// `other` is subscribed to first. Its completion changes nothing, its error ends the sequence.
  public func take<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Producer { sink in
      let group = SubscriptionGroup()
      let serializer = Serializer()
      let stop: @Sendable (Termination) -> Void = { if sink.subscription.isActive { sink.stop($0) } }
      group.start(
        other, serializer, next: { _ in stop(.completed) },
        stop: { if case .error = $0 { stop($0) } })
      group.start(source, serializer, next: { if sink.subscription.isActive { sink.next($0) } }, stop: stop)
      return group
    }
  }

  /// The source until `other` sends an element.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { take(until: other) }
}
