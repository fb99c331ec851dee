extension ObservableType {
  /// The source, its elements and its completion moved by `dueTime`. An error is not: it goes at once and drops what waits.
  ///
  ///     source     -1--2--|
  ///     delay(2)   ---1--2--|
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let upstream = Subscription()
      let timers = CompositeDisposable()
      let serializer = Serializer()
      let later: @Sendable (Event<Element>) -> Void = { event in
        let timer = SingleAssignmentDisposable()
        let key = timers.insert(timer)
        timer.setDisposable(
          scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            serializer.perform(event) { event in
              guard sink.subscription.isActive else { return }
              if case .next(let element) = event { sink.next(element) } else { sink.stop(.completed) }
            }
            if let key { timers.remove(for: key) }
            return Disposables.create()
          })
      }
      source.start(
        Sink(
          upstream, next: { if upstream.isActive { later(.next($0)) } },
          stop: { termination in
            guard upstream.stop() else { return }
            switch termination {
            case .completed: later(.completed)
            case .error:
              serializer.perform(termination) { if sink.subscription.isActive { sink.stop($0) } }
            }
            upstream.dispose()
          }))
      return Disposables.create(upstream, timers)
    }
  }
}
