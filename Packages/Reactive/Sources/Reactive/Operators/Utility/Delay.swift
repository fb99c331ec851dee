extension ObservableType {
  /// The source, its elements and its completion moved by `dueTime`. An error is not: it goes at once and drops what waits.
  ///
  ///     source     -1--2--|
  ///     delay(2)   ---1--2--|
  ///
  /// Elements keep their order on every scheduler. The source is disposed of at its own end, not at the one that is moved.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let inputs = Inputs(sink.subscription)
      let timers = CompositeDisposable()
      let waiting = Confined(Queue<Event<Element>>())
      // Whichever timer it is: on a concurrent scheduler one may overtake another, but the events may not.
      let deliverNext: @Sendable () -> Void = {
        guard sink.subscription.isActive, let event = waiting.value.popFirst() else { return }
        if case .next(let element) = event { sink.next(element) } else { sink.stop(.completed) }
      }
      let later: @Sendable (Event<Element>) -> Void = { event in
        waiting.value.append(event)
        let timer = SingleAssignmentDisposable()
        let key = timers.insert(timer)
        timer.setDisposable(
          scheduler.scheduleRelative((), dueTime: dueTime) { _ in
            inputs.serializer.perform(()) { _ in deliverNext() }
            if let key { timers.remove(for: key) }
            return Disposables.create()
          })
      }
      inputs.start(
        source, next: { later(.next($0)) },
        stop: { termination in
          switch termination {
          case .completed: later(.completed)
          case .error: sink.stop(termination)
          }
        })
      return Disposables.create(inputs, timers)
    }
  }
}
