extension ObservableType {
  /// The source, subscribed to in an action of `scheduler` and disposed of in another. Events are delivered where they occur.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Producer { sink in
      let upstream = SingleAssignmentDisposable()
      let action = scheduler.schedule(()) { _ in
        let subscription = Subscription()
        source.start(
          Sink(
            subscription,
            next: { if subscription.isActive, sink.subscription.isActive { sink.next($0) } },
            stop: { if subscription.stop() { sink.stop($0) } }))
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
}
