public import Persistence

extension Pager.State {
  /// What happens above rows while the pager stands so.
  public func header<Row>(of _: Row.Type) -> ListContent<Row>.Header {
    switch (activity, failure) {
    case (.refreshing, _): .refreshing
    case (_, .refresh(let failure)): .stale(failure)
    default: .current
    }
  }

  /// What happens below rows while the pager stands so.
  public func footer<Row>(of _: Row.Type) -> ListContent<Row>.Footer {
    switch (activity, failure, position) {
    case (.loadingMore, _, _): .loadingMore
    case (_, .next(let failure), _): .loadMoreFailed(failure)
    case (_, _, .end): .endReached
    default: .idle
    }
  }

  /// What a screen shows for `rows` while the pager stands so. The rows are those that were kept, not the pager's items.
  public func list<Row>(_ rows: [Row], changes: Changeset = Changeset()) -> ListState<Row> {
    if !rows.isEmpty {
      return .content(
        ListContent(rows: rows, changes: changes, header: header(of: Row.self), footer: footer(of: Row.self)))
    }
    if activity == .idle {
      if case .refresh(let failure) = failure { return .failed(failure) }
      // Items that are not among the rows are still on their way there.
      if isLoaded, items.isEmpty { return .empty }
    }
    return .loading
  }
}
