public import Reactive

/// The view model of the search, which searches as the user types.
///
/// Without text, the rows are the recent searches whose results the user opened, and suggestions. The screen repeats a recent search by
/// sending its text to ``type``.
@MainActor public protocol SearchViewModel: HubListViewModel {
  /// Emits the text that the user has typed.
  var type: PublishRelay<String> { get }
  /// Emits the text to search for.
  var text: Driver<String> { get }
  /// Emits the number of seconds until a delayed search is sent, or `nil` if none is delayed.
  var pause: Driver<Int?> { get }
}
