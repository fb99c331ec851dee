extension ObservableType {
  /// Returns an observable that subscribes to the source in an action of `scheduler`.
  ///
  /// ![A marble diagram of this operator, with its code.](marble-SubscribeOn)
  ///
  ///     source             --1--2--|
  ///     subscribe(on: s)   ---1--2--|      (subscribed to in an action of s)
  ///
  /// Events are delivered on the thread on which the source emits them. If the subscription is disposed of before the
  /// action has begun, the source is not subscribed to; otherwise, the source is disposed of in another action of
  /// `scheduler`.
  ///
  /// An error or the completion is not delayed, and the source is disposed of immediately afterward. As in RxSwift, a
  /// source that is not an `Observable`, such as a test observable, is disposed of in another action then, too.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    let endsAtOnce = self is Observable<Element>
    return Producer { sink in
      let upstream = SingleAssignmentDisposable()
      let action = scheduler.schedule(()) { _ in
        let subscription = Subscription()
        source.start(
          Sink(
            subscription,
            next: { if subscription.isActive, sink.subscription.isActive { sink.next($0) } },
            stop: { termination in
              guard subscription.stop() else { return }
              sink.stop(termination)
              if endsAtOnce { subscription.dispose() }
            }))
        upstream.setDisposable(subscription)
        return Disposables.create()
      }
      return Disposables.create(with: {
        action.dispose()
        _ = scheduler.schedule(()) { _ in
          upstream.dispose()
          return Disposables.create()
        }
      })
    }
  }

  /// Returns an observable that subscribes to the source in an action of `scheduler`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { subscribe(on: scheduler) }
}
