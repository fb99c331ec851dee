public import Reactive

extension Pager {
  /// Returns a driver of the pager's state that loads pages in response to the inputs of a list. The first `appear` and
  /// each `refresh` load the first page, and `loadMore` loads the next one. Use this method for lists whose rows are
  /// not stored.
  ///
  ///     let pager = Pager(first: 1, failure: { LoadFailure($0) }, load: repository.load)
  ///     state = pager.states(input).map { $0.list($0.items) }
  ///
  /// The driver retains the pager.
  public func states(_ input: ListInput) -> Driver<State> {
    let first = input.appear.asObservable().take(1).asSignal(onErrorSignalWith: .empty())
    return states(refresh: .merge(first, input.refresh.asSignal()), next: input.loadMore.asSignal())
  }

  /// Returns a driver of the pager's state that loads pages in response to signals. A view model that retains the
  /// driver need not retain the pager.
  ///
  ///     let states = Pager(first: 1, failure: { LoadFailure($0) }, load: repository.load)
  ///       .states(refresh: input.appeared, next: input.loadMore)
  ///
  /// An error is part of the state and does not end the driver. The signals have an effect only while the driver has a
  /// subscriber. The driver retains the pager, so the items are preserved while the driver has no subscriber.
  public func states(
    refresh: Signal<Void>, next: Signal<Void> = .never()
  ) -> Driver<State> {
    let requests = Signal.merge(
      refresh.map { _ in { @MainActor @Sendable (pager: Pager) in pager.refresh() } },
      next.map { _ in { @MainActor @Sendable (pager: Pager) in pager.next() } })
    // Signals deliver on the main actor.
    let served = requests.asObservable().compactMap { request -> State? in
      MainActor.assumeIsolated { request(self) }
      return nil
    }
    return Observable.merge(states, served).asDriver(onErrorDriveWith: .empty())
  }
}
