public import Reactive

/// The first rows of a query, up to a limit, with the changes since the previous window.
public struct RecordWindow<R: Record>: Equatable, Sendable {
  /// The rows, in the query's order.
  public private(set) var rows: [R] = []
  /// A Boolean value that indicates whether the query selects rows below the window.
  public private(set) var hasMore = false
  /// The changes since the previous window. Empty for the first window.
  public fileprivate(set) var changes = Changeset()

  /// Creates a window without rows.
  public init() {}

  fileprivate init(_ rows: [R], limit: Int) {
    self.rows = Array(rows.prefix(limit))
    hasMore = rows.count > limit
  }
}

extension Store {
  /// Returns an observable that emits the first rows of a query, up to the latest limit, and emits again after each
  /// write or limit that changes the window. Use it for a list that grows as the user scrolls.
  ///
  /// If nothing was written since the last window, a larger limit reads only the further rows. By default, all windows
  /// except the first, and their change sets, are computed on a thread of the store.
  ///
  /// - Parameters:
  ///   - query: The query to observe, without ``Query/dropFirst(_:)``, ``Query/before(_:)`` and
  ///     ``Query/around(_:before:after:)``. Its own limit is ignored.
  ///   - limits: An observable that emits the number of rows of the window.
  public func window<R>(of query: Query<R>, limits: Observable<Int>) -> Observable<RecordWindow<R>> {
    values(following: limits) { transaction, limit, unchanged -> RecordWindow<R> in
      let known = unchanged?.rows ?? []
      let following = known.last.map { query.after($0) } ?? query
      return RecordWindow(try known + transaction.array(following.limit(max(0, limit + 1 - known.count))), limit: limit)
    }
    .scan(RecordWindow<R>?.none) { previous, new -> RecordWindow<R>? in
      var new = new
      if let previous { new.changes = Changeset(from: previous.rows, to: new.rows) }
      return new
    }
    .compactMap(\.self)
  }
}
