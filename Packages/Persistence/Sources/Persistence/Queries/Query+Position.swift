extension Query {
  /// A position in the query's order at which to begin or to end: the position of a row, whether or not the row exists.
  struct Position: Hashable, Sendable {
    enum Side: Hashable, Sendable {
      case after
      case from
      case before
      case through
      case around(before: Int, after: Int)
    }

    var side: Side
    /// The values of the row's columns, in the order in which the table declares them.
    var row: [StoredValue]
  }

  /// Returns the query restricted to the rows after `record` in its order. With a limit, this is the next page.
  ///
  /// Only the position of the record matters; its row need not exist.
  ///
  /// - Complexity: Proportional to the number of selected rows, and independent of the table's size, if the filter
  ///   compares with `==`, an index contains its columns followed by those of the order, and the columns of the order
  ///   have the same direction and are not optional.
  public func after(_ record: R) -> Self { at(.after, record) }

  /// Returns the query restricted to the rows from the position of `record` on. Includes the record if it exists.
  public func from(_ record: R) -> Self { at(.from, record) }

  /// Returns the query restricted to the rows up to the position of `record`. Includes the record if it exists.
  ///
  /// Unlike ``before(_:)``, this method does not replace the position at which the query begins:
  /// `query.after(first).through(last)` selects the rows between two positions. A limit selects the first of these
  /// rows.
  public func through(_ record: R) -> Self {
    var query = self
    query.end = Position(side: .through, row: R.table.values(of: record))
    return query
  }

  /// Returns the query restricted to the rows before `record` in its order. A limit selects the rows closest to the
  /// record.
  public func before(_ record: R) -> Self { at(.before, record) }

  /// Returns a query for the window around the position of `record`: at most `before` rows before the position, the row
  /// at the position, and at most `after` rows after it.
  ///
  /// The row at the position is the record or, if it no longer exists, the next one. The window stays at this position
  /// while rows are inserted and deleted around it. A limit and ``dropFirst(_:)`` do not apply.
  public func around(_ record: R, before: Int, after: Int) -> Self {
    at(.around(before: max(0, before), after: max(0, after)), record)
  }

  private func at(_ side: Position.Side, _ record: R) -> Self {
    var query = self
    query.start = Position(side: side, row: R.table.values(of: record))
    return query
  }

  /// The queries that select the two halves of a window, or `nil` if this query does not select a window.
  var halves: (before: Self, from: Self)? {
    guard let start, case .around(let before, let after) = start.side else { return nil }
    let all = dropFirst(0)
    var (first, second) = (all, all)
    first.start?.side = .before
    first.limit = before
    second.start?.side = .from
    second.limit = after + 1
    return (first, second)
  }

  /// Whether the rows are read backward, from the position toward the front.
  var isReversed: Bool { start?.side == .before }

  /// The query's order, extended by the primary key, so that no two rows are equal in it. The key has the direction of
  /// the last term, so that one index supports the whole order.
  var totalOrder: [Term] {
    let direction = terms.last?.direction ?? .ascending
    let named = Set(terms.map(\.column))
    return terms
      + R.table.keyColumns.filter { !named.contains($0) }.map { Term(column: $0, direction: direction) }
  }

  /// Returns a position as a condition on the columns of the order.
  func condition(at position: Position) -> Condition {
    let order = totalOrder
    let columns = R.table.columns
    let bounds = order.compactMap { term in
      columns.firstIndex { $0.name == term.column }.map { (term, columns[$0].isOptional, position.row[$0]) }
    }
    let isForward = position.side != .before && position.side != .through
    let isInclusive = position.side == .from || position.side == .through
    if Set(order.map(\.direction)).count == 1, !bounds.contains(where: \.1) {
      // A comparison of whole rows, with which SQLite finds the position in an index.
      let isGreater = (order.first?.direction == .ascending) == isForward
      let comparison: Condition.Operator =
        isInclusive ? (isGreater ? .greaterOrEqual : .lessOrEqual) : (isGreater ? .greater : .less)
      return .row(columns: order.map(\.column), operator: comparison, values: bounds.map(\.2))
    }
    let none: Condition = isInclusive ? .all([]) : .any([])
    return bounds.reversed().reduce(none) { rest, bound in
      let (term, _, value) = bound
      let beyond = Self.beyond(term.column, value, isGreater: (term.direction == .ascending) == isForward)
      return .any([beyond, .all([.comparison(column: term.column, operator: .equal, value: value), rest])])
    }
  }

  /// Returns a condition for rows whose column is greater than `value` or, if `isGreater` is `false`, less than
  /// `value`. A null column is less than any other value.
  private static func beyond(_ column: String, _ value: StoredValue, isGreater: Bool) -> Condition {
    let isEmpty = Condition.comparison(column: column, operator: .equal, value: .null)
    switch (value, isGreater) {
    case (.null, true): return .not(isEmpty)
    case (.null, false): return .any([])
    case (_, true): return .comparison(column: column, operator: .greater, value: value)
    case (_, false): return .any([.comparison(column: column, operator: .less, value: value), isEmpty])
    }
  }
}
