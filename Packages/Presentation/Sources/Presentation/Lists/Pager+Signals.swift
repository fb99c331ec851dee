public import Reactive

extension Pager {
  /// Where the pager stands, while it is asked by signals: the form for view models that hold nothing themselves.
  ///
  ///     let states = Pager(first: 1, failure: { LoadFailure($0) }, load: repository.load)
  ///       .states(refresh: input.appeared, next: input.loadMore, retry: input.retry)
  ///
  /// An error is part of a state, so the list outlives it. Nothing is asked for before somebody watches. The pager lives as long
  /// as the driver, and keeps its items when nobody watches for a while.
  public func states(
    refresh: Signal<Void>, next: Signal<Void> = .never(), retry: Signal<Void> = .never()
  ) -> Driver<State> {
    let requests = Signal.merge(
      refresh.map { _ in { @MainActor @Sendable (pager: Pager) in pager.refresh() } },
      next.map { _ in { @MainActor @Sendable (pager: Pager) in pager.next() } },
      retry.map { _ in { @MainActor @Sendable (pager: Pager) in pager.retry() } })
    // Signals deliver on the main actor.
    let served = requests.asObservable().compactMap { request -> State? in
      MainActor.assumeIsolated { request(self) }
      return nil
    }
    return Observable.merge(states, served).asDriver(onErrorDriveWith: .empty())
  }
}
