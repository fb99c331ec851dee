public import Reactive

/// The view model of the search, which searches as the user types.
///
/// Without text, the rows are the recent searches whose results the user opened. Opening a recent search repeats it.
@MainActor public protocol SearchViewModel: HubListViewModel {
  /// Emits the text that the user has typed.
  var type: PublishRelay<String> { get }
  /// Emits the text to search for.
  var text: Driver<String> { get }
  /// Emits the number of seconds until the search is sent, or `nil` if the server accepts searches.
  var pause: Driver<Int?> { get }
}
