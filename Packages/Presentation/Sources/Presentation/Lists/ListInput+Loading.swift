public import Reactive

extension ListInput {
  /// Loads a list that is not paged and not stored when the list first appears and on each refresh, and emits its state.
  ///
  ///     state = input.state(loading: repository.words())
  ///
  /// For a list that the server sends page by page, use ``Pager``; for a list of stored rows, use ``StoredListLoader``.
  @MainActor public func state<Row: ListItemViewModel>(loading rows: Single<[Row]>) -> Driver<ListState<Row>> {
    let pager = Pager<Int, Row>(first: 1, failure: { LoadFailure($0) }) { _ in rows.map { Page($0, next: nil) } }
    return pager.states(self).map { $0.list($0.items) }
  }
}
