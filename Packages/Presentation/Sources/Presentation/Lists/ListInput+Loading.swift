public import Reactive

extension ListInput {
  /// Emits the state of a list that is loaded as a whole and stored nowhere: when the list appears for the first time, and on each refresh.
  ///
  ///     state = input.state(loading: repository.words())
  ///
  /// A list that the server sends page by page has a ``Pager``; one whose rows are stored has a ``StoredListLoader``.
  @MainActor public func state<Row: ListItemViewModel>(loading rows: Single<[Row]>) -> Driver<ListState<Row>> {
    let pager = Pager<Int, Row>(first: 1, failure: { LoadFailure($0) }) { _ in rows.map { Page($0, next: nil) } }
    return pager.states(self).map { $0.list($0.items) }
  }
}
