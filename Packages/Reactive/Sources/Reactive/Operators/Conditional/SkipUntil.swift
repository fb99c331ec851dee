extension ObservableType {
  /// Returns an observable that omits elements until `other` emits its first element.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SkipUntil)
  ///
  ///     source        --1--2--3--4--|
  ///     other         ------x
  ///     skip(until)   --------3--4--|
  ///
  /// The source is subscribed to first. `other` is disposed of when it emits. If one of them fails, the sequence fails
  /// with the same error. If the source completes before `other` emits, the sequence does **not** complete: it never
  /// emits an event, and both subscriptions are disposed of. A completion of `other` alone has no effect.
  public func skip<Other: ObservableType>(until other: Other) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Producer { sink in
      let inputs = InputGroup(sink.subscription)
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

  /// Returns an observable that omits elements until `other` emits its first element.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { skip(until: other) }
}
