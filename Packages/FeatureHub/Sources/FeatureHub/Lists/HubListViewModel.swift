public import Presentation
public import Reactive

/// The view model of a screen of the feature. Each screen shows the rows of a query.
@MainActor public protocol HubListViewModel: ListViewModel where Row == HubRow, Intent == HubIntent {
  /// Emits whether a request is running.
  var isLoading: Driver<Bool> { get }
  /// Emits the failure of each request that fails.
  var problems: Signal<LoadFailure> { get }
  /// Emits whether the last response came from the cache because the server could not be reached, the request timed
  /// out or the connection was lost.
  var isStale: Driver<Bool> { get }
  /// Emits the server's rate limit, or `nil` until it is known.
  var rateLimit: Driver<RequestLimit?> { get }
}
