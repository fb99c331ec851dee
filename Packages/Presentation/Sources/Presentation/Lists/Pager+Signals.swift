public import Reactive

extension Pager {
  /// Drives the pager with the inputs of a list, and emits its state. The first `appear` and each `refresh` load the first page,
  /// `loadMore` loads the next one. Use it for lists whose rows are not stored.
  ///
  ///     let pager = Pager(first: 1, failure: { LoadFailure($0) }, load: repository.load)
  ///     state = pager.states(input).map { $0.list($0.items) }
  ///
  /// The driver retains the pager.
  public func states(_ input: ListInput) -> Driver<State> {
    let first = input.appear.asObservable().take(1).asSignal(onErrorSignalWith: .empty())
    return states(refresh: .merge(first, input.refresh.asSignal()), next: input.loadMore.asSignal())
  }

  /// Drives the pager with signals, and emits its state. A view model that uses it need not retain the pager.
  ///
  ///     let states = Pager(first: 1, failure: { LoadFailure($0) }, load: repository.load)
  ///       .states(refresh: input.appeared, next: input.loadMore)
  ///
  /// An error is part of the state and does not end the driver. The signals have an effect only while the driver has a
  /// subscriber. The driver retains the pager, so the items outlive a period without subscribers.
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
