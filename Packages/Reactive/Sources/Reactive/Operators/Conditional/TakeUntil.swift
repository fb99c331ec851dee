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
      let next: @Sendable (Element) -> Void = { if sink.subscription.isActive { sink.next($0) } }
      let stop: @Sendable (Termination) -> Void = { if sink.subscription.isActive { sink.stop($0) } }
      let trigger = group.add()
      other.start(
        Sink(
          trigger, next: { _ in serializer.perform(.completed, stop) },
          stop: { termination in
            guard trigger.stop() else { return }
            if case .error = termination { serializer.perform(termination, stop) }
            group.remove(trigger)
          }))
      let subscription = group.add()
      source.start(
        Sink(
          subscription, next: { serializer.perform($0, next) },
          stop: { termination in
            guard subscription.stop() else { return }
            serializer.perform(termination, stop)
            group.remove(subscription)
          }))
      return group
    }
  }
}
