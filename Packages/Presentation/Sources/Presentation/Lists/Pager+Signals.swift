public import Reactive

extension Pager {
  /// Emits the state of the pager while the inputs of a list drive it: the first `appear` and each `refresh` load the first page, `loadMore`
  /// loads the next one. For lists whose rows are stored nowhere.
  ///
  ///     let pager = Pager(first: 1, failure: { LoadFailure($0) }, load: repository.load)
  ///     state = pager.states(input).map { $0.list($0.items) }
  ///
  /// The pager lives as long as the driver.
  public func states(_ input: ListInput) -> Driver<State> {
    let first = input.appear.asObservable().take(1).asSignal(onErrorSignalWith: .empty())
    return states(refresh: .merge(first, input.refresh.asSignal()), next: input.loadMore.asSignal())
  }

  /// Where the pager stands, while it is asked by signals: the form for view models that hold nothing themselves.
  ///
  ///     let states = Pager(first: 1, failure: { LoadFailure($0) }, load: repository.load)
  ///       .states(refresh: input.appeared, next: input.loadMore)
  ///
  /// An error is part of a state, so the list outlives it. Nothing is asked for before somebody watches. The pager lives as long
  /// as the driver, and keeps its items when nobody watches for a while.
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
