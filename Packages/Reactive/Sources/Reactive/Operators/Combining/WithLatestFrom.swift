extension ObservableType {
  /// Each element together with the latest of `second`; elements that come before `second` has sent any are dropped.
  ///
  ///     source           --1-----2--3--|
  ///     second           ----a--b------
  ///     withLatestFrom   --------2b-3b-|
  ///
  /// `second` is subscribed to first. Its completion changes nothing, its error ends the sequence.
  @preconcurrency
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType: Sendable>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let source = asObservable()
    let second = second.asObservable()
    return Producer { sink in
      let group = SubscriptionGroup()
      let serializer = Serializer()
      let latest = Confined<Source.Element?>(nil)
      let remember: @Sendable (Source.Element) -> Void = { latest.value = $0 }
      let combine: @Sendable (Element) -> Void = { element in
        guard sink.subscription.isActive, let other = latest.value else { return }
        let result: ResultType
        do { result = try resultSelector(element, other) } catch { return sink.fail(error) }
        sink.next(result)
      }
      let stop: @Sendable (Termination) -> Void = { if sink.subscription.isActive { sink.stop($0) } }
      let secondSubscription = group.add()
      second.start(
        Sink(
          secondSubscription, next: { serializer.perform($0, remember) },
          stop: { termination in
            guard secondSubscription.stop() else { return }
            if case .error = termination { serializer.perform(termination, stop) }
            group.remove(secondSubscription)
          }))
      let subscription = group.add()
      source.start(
        Sink(
          subscription, next: { serializer.perform($0, combine) },
          stop: { termination in
            guard subscription.stop() else { return }
            serializer.perform(termination, stop)
            group.remove(subscription)
          }))
      return group
    }
  }

  /// The latest of `second` at each element.
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}
