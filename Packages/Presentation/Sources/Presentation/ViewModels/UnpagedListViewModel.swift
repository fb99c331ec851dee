public import Reactive

/// The view model of a list that is neither paged nor stored. It loads the rows when the list first appears and on each
/// refresh.
///
/// A feature declares the protocol of the screen, and inherits the implementation:
///
/// ```swift
/// @MainActor public protocol WordsViewModel: ListViewModel<Word, Never> {}
///
/// final class DefaultWordsViewModel: UnpagedListViewModel<Word>, WordsViewModel {}
/// ```
///
/// For a list that the server sends page by page, use ``Pager``; for a list of stored rows, use ``StoredList``.
@MainActor open class UnpagedListViewModel<Row: ListItemViewModel>: ListViewModel {
  public typealias Intent = Never

  public let input = ListInput()
  public let state: Driver<ListState<Row>>

  /// Creates a view model that loads its rows from a sequence, with one subscription for each request.
  public init(loading rows: Single<[Row]>) {
    state = Pager(whole: rows).states(input).map { $0.list($0.items) }
  }
}
