/// The last result of a live query, and what has been written since it was read.
public struct LastValue<Value: Sendable>: Sendable {
  /// The last result.
  public let value: Value
  /// The written rows by table, or `nil` if any table may have been written.
  let written: [String: WrittenKeys]?

  /// The last result, or `nil` if a table from which it was read has been written since.
  public var unchanged: Value? { written?.isEmpty == true ? value : nil }

  /// Returns a Boolean value that indicates whether the table of the records has not been written since.
  public func isUnchanged<R: Record>(_: R.Type) -> Bool { written.map { $0[R.table.name] == nil } ?? false }

  func map<New>(_ transform: (Value) -> New?) -> LastValue<New>? {
    transform(value).map { LastValue<New>(value: $0, written: written) }
  }

  /// Returns the rows that a query selects now. Reads only those that have been written since the last result, and takes
  /// the others from it.
  ///
  ///     let shown = last.flatMap { try $0.update($0.value, of: query, transaction) } ?? transaction.array(query)
  ///
  /// - Parameters:
  ///   - rows: The rows that the query selected when the last result was read, in its order.
  ///   - query: A query without ``Query/limit(_:)``, ``Query/dropFirst(_:)`` and ``Query/around(_:before:after:)``.
  ///   - transaction: The transaction that reads the new result.
  /// - Returns: `nil` if many rows have been written, or if it is unknown which rows have been written: by
  ///   ``WriteTransaction/deleteAll(_:)`` or by another process.
  public func update<R: Record>(
    _ rows: [R], of query: Query<R>, _ transaction: borrowing ReadTransaction
  ) throws -> [R]? {
    guard let written else { return nil }
    guard let table = written[R.table.name] else { return rows }
    guard let keys = table.keys else { return nil }
    var result = rows.filter { !keys.contains(R.table.key(of: $0)) }
    for key in keys {
      for row in try transaction.array(query.filter(Filter(key: key))) {
        result.insert(row, at: query.index(of: row, in: result))
      }
    }
    return result
  }
}
