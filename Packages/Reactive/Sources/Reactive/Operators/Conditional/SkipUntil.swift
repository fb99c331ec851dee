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
      let group = SubscriptionGroup()
      let serializer = Serializer()
      let isOpen = Confined(false)
      let trigger = SingleAssignmentDisposable()
      let stop: @Sendable (Termination) -> Void = { if sink.subscription.isActive { sink.stop($0) } }
      group.start(
        source, serializer,
        next: { if isOpen.value, sink.subscription.isActive { sink.next($0) } },
        stop: { termination in
          if case .completed = termination, !isOpen.value { group.dispose() } else { stop(termination) }
        })
      trigger.setDisposable(
        group.start(
          other, serializer,
          next: { _ in
            isOpen.value = true
            trigger.dispose()
          },
          stop: { if case .error = $0 { stop($0) } }))
      return group
    }
  }

  /// The elements that come after the first of `other`.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil<Other: ObservableType>(_ other: Other) -> Observable<Element> { skip(until: other) }
}
