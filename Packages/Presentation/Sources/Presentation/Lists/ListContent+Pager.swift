public import Persistence

extension Pager.State {
  /// Returns the status above the rows of a list in this state of the pager.
  public func header<Row>(of _: Row.Type) -> ListContent<Row>.Header {
    switch (activity, failure) {
    case (.refreshing, _): .refreshing
    case (_, .refresh(let failure)): .stale(failure)
    default: .current
    }
  }

  /// Returns the status below the rows of a list in this state of the pager.
  public func footer<Row>(of _: Row.Type) -> ListContent<Row>.Footer {
    switch (activity, failure, position) {
    case (.loadingMore, _, _): .loadingMore
    case (_, .next(let failure), _): .loadMoreFailed(failure)
    case (_, _, .end): .endReached
    default: .idle
    }
  }

  /// Returns the state of a screen that shows `rows` in this state of the pager.
  ///
  /// - Parameters:
  ///   - rows: The rows to show for ``items``.
  ///   - changes: The changes that led from the previous rows to these.
  public func list<Row>(_ rows: [Row], changes: Changeset = Changeset()) -> ListState<Row> {
    if !rows.isEmpty {
      return .content(
        ListContent(rows: rows, changes: changes, header: header(of: Row.self), footer: footer(of: Row.self)))
    }
    if activity == .idle {
      if case .refresh(let failure) = failure { return .failed(failure) }
      if isLoaded { return .empty }
    }
    return .loading
  }
}
