import Presentation
import Reactive

/// The view model of a screen that shows rows. Tracks the activity and the errors of its requests. Screens with
/// additional inputs use subclasses.
@MainActor class DefaultHubListViewModel: HubListViewModel {
  final let input: ListInput
  final let intents = IntentRelay<HubIntent>()
  final let requests: HubRequests
  final let state: Driver<ListState<HubRow>>

  /// Creates a view model.
  ///
  /// - Parameter state: A closure that returns the state for the inputs of the list.
  init(_ requests: HubRequests, state: (ListInput) -> Driver<ListState<HubRow>>) {
    self.requests = requests
    input = ListInput()
    self.state = state(input)
  }

  final var isLoading: Driver<Bool> { requests.activity.asDriver() }
  final var problems: Signal<LoadFailure> { requests.errors.asSignal().map { [requests] in requests.failure($0) } }
  final var isStale: Driver<Bool> { requests.isStale.asDriver().distinctUntilChanged() }
  final var rateLimit: Driver<RequestLimit?> {
    requests.dependencies.limits.map { $0.map { RequestLimit($0) } }.asDriver(onErrorJustReturn: nil)
  }
}

extension ListInput {
  /// Returns a driver that emits the state of a list of pages. The first page is loaded when the screen appears.
  @MainActor func state<Item>(_ query: HubQuery<Item>, _ requests: HubRequests) -> Driver<ListState<HubRow>> {
    pager(query, requests).states(self).map { $0.list($0.items) }.distinctUntilChanged()
  }

  /// Returns a driver that emits the state of a list of pages. The first page is loaded on subscription.
  @MainActor func stateLoadedAtOnce<Item>(
    _ query: HubQuery<Item>, _ requests: HubRequests
  ) -> Driver<ListState<HubRow>> {
    pager(query, requests).states(refresh: .merge(.just(()), refresh.asSignal()), next: loadMore.asSignal())
      .map { $0.list($0.items) }
  }

  @MainActor private func pager<Item>(_ query: HubQuery<Item>, _ requests: HubRequests) -> Pager<HubCursor, HubRow> {
    Pager(
      first: .first, failure: { requests.failure($0) }, load: { requests.rows(query, at: $0) },
      reload: { Page.first($0, from: .first) { requests.rows(query, at: $0) } })
  }
}
