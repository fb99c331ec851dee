public import Presentation
public import Reactive

/// The view model of a screen of the feature, each of which shows the rows of a query.
@MainActor public protocol HubListViewModel: ListViewModel where Row == HubRow, Intent == HubIntent {
  /// Call when the user opens a row.
  var open: PublishRelay<HubRow> { get }
  /// Call when the user opens the web page of a row.
  var browse: PublishRelay<HubRow> { get }
  /// Emits whether a request is running.
  var isLoading: Driver<Bool> { get }
  /// Emits the failure of each request.
  var problems: Signal<LoadFailure> { get }
  /// Emits whether the rows are those of an earlier visit, because the server cannot be reached.
  var isStale: Driver<Bool> { get }
  /// Emits the server's rate limit, or `nil` until it is known.
  var rateLimit: Driver<RequestLimit?> { get }
}

/// A view model whose requests are tracked.
@MainActor protocol TrackedViewModel: HubListViewModel {
  var requests: HubRequests { get }
}

extension TrackedViewModel {
  var isLoading: Driver<Bool> { requests.activity.asDriver() }
  var problems: Signal<LoadFailure> { requests.errors.asSignal().map { LoadFailure(ofHub: $0) } }
  var isStale: Driver<Bool> { requests.isStale.asDriver().distinctUntilChanged() }
  var rateLimit: Driver<RequestLimit?> {
    requests.dependencies.limits.map { $0.map { RequestLimit($0) } }.asDriver(onErrorJustReturn: nil)
  }
  var intents: Signal<HubIntent> {
    Signal.merge(
      open.asSignal().compactMap(\.intent), browse.asSignal().compactMap { $0.url.map(HubIntent.web) })
  }
}

extension ListInput {
  /// Returns the state of a list of pages, whose first page is loaded when the screen appears.
  @MainActor func state<Item>(_ query: HubQuery<Item>, _ requests: HubRequests) -> Driver<ListState<HubRow>> {
    pager(query, requests).states(self).map { $0.list($0.items) }.distinctUntilChanged()
  }

  /// Returns the state of a list of pages, whose first page is loaded at once.
  @MainActor func stateLoadedAtOnce<Item>(
    _ query: HubQuery<Item>, _ requests: HubRequests
  ) -> Driver<ListState<HubRow>> {
    pager(query, requests).states(refresh: .merge(.just(()), refresh.asSignal()), next: loadMore.asSignal())
      .map { $0.list($0.items) }
  }

  @MainActor private func pager<Item>(_ query: HubQuery<Item>, _ requests: HubRequests) -> Pager<HubCursor, HubRow> {
    Pager(first: .first, failure: { LoadFailure(ofHub: $0) }) { requests.rows(query, at: $0) }
  }
}
