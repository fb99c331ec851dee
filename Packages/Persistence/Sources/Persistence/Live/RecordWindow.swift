public import Reactive

/// The first rows of a query, up to a limit, with the changes since the previous window, and other values from the same
/// transaction.
public struct RecordWindow<R: Record, Details: Equatable & Sendable>: Equatable, Sendable {
  /// The rows, in the query's order.
  public fileprivate(set) var rows: [R]
  /// A Boolean value that indicates whether the query selects rows below the window.
  public let hasMore: Bool
  /// The values that were read with the rows.
  public fileprivate(set) var details: Details
  /// The changes since the previous window. Empty if that one had no rows.
  public fileprivate(set) var changes = Changeset()
  fileprivate let limit: Int

  fileprivate init(_ rows: [R], limit: Int, details: Details) {
    self.rows = Array(rows.prefix(limit))
    hasMore = rows.count > limit
    self.details = details
    self.limit = limit
  }
}

extension Store {
  /// Returns an observable that emits the first rows of a query, up to a limit, and emits again after each write or
  /// input that changes the window. Use it for a list that grows as the user scrolls.
  ///
  /// As long as the table of the rows is not written, a larger limit reads only the further rows, and other inputs and
  /// writes read none. By default, all windows except the first, and their change sets, are computed on a thread of the
  /// store.
  ///
  /// - Parameters:
  ///   - query: The query to observe, without ``Query/dropFirst(_:)``, ``Query/before(_:)`` and
  ///     ``Query/around(_:before:after:)``. Its own limit is ignored.
  ///   - inputs: An observable whose latest element determines the window.
  ///   - limit: A closure that returns the number of rows for an input. It must not decrease.
  ///   - details: A closure that reads further values in the transaction in which the rows are read.
  public func window<R, Input: Sendable, Details: Equatable & Sendable>(
    of query: Query<R>, following inputs: Observable<Input>, limit: @escaping @Sendable (Input) -> Int,
    details: @escaping @Sendable (borrowing ReadTransaction, Input) throws -> Details
  ) -> Observable<RecordWindow<R, Details>> {
    values(following: inputs) { transaction, input, last -> RecordWindow<R, Details> in
      let (limit, details) = (limit(input), try details(transaction, input))
      let known = last.flatMap { $0.isUnchanged(R.self) ? $0.value : nil }
      if var known, known.limit == limit {
        known.details = details
        return known
      }
      let rows = known?.rows ?? []
      let following = rows.last.map { query.after($0) } ?? query
      return RecordWindow(
        try rows + transaction.array(following.limit(max(0, limit + 1 - rows.count))), limit: limit, details: details)
    }
    .scan(RecordWindow<R, Details>?.none) { previous, new -> RecordWindow<R, Details>? in
      var new = new
      if let previous {
        if new.rows == previous.rows {
          // Equal arrays that share their elements are compared without comparing these.
          new.rows = previous.rows
        } else if !previous.rows.isEmpty {
          new.changes = Changeset(from: previous.rows, to: new.rows)
        }
      }
      return new
    }
    .compactMap(\.self)
  }
}
