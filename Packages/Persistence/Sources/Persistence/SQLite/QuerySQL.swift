extension Query {
  /// The statement that selects the rows. A reversed query returns them in reverse order. A window is read as two
  /// halves.
  var selection: (sql: String, values: [StoredValue]) {
    let (from, values) = source
    return ("SELECT \(R.table.sql.columnList)\(from)\(orderClause)\(limitClause)", values)
  }

  var count: (sql: String, values: [StoredValue]) {
    let (from, values) = source
    // A limit applies before the rows are counted.
    return limit == nil && skipped == 0
      ? ("SELECT count(*)\(from)", values) : ("SELECT count(*) FROM (SELECT 1\(from)\(limitClause))", values)
  }

  var deletion: (sql: String, values: [StoredValue]) {
    let (from, values) = source
    guard limit != nil || skipped > 0 else { return ("DELETE\(from)", values) }
    let keys = R.table.keyColumns.map(\.quoted).joined(separator: ", ")
    return (
      "DELETE FROM \(R.table.name.quoted) WHERE (\(keys)) IN (SELECT \(keys)\(from)\(orderClause)\(limitClause))",
      values
    )
  }

  private var source: (sql: String, values: [StoredValue]) {
    var values: [StoredValue] = []
    let conditions = [condition, start.map(condition), end.map(condition)].compactMap { $0 }
    let clause = conditions.isEmpty ? "" : " WHERE \(Condition.all(conditions).sql(binding: &values))"
    return (" FROM \(R.table.name.quoted)\(clause)", values)
  }

  private var orderClause: String {
    let order = totalOrder.map { term in
      let isAscending = (term.direction == .ascending) != isReversed
      return "\(term.column.quoted) \(isAscending ? "ASC" : "DESC")"
    }
    return " ORDER BY \(order.joined(separator: ", "))"
  }

  private var limitClause: String {
    // SQLite supports OFFSET only with LIMIT. A negative limit means none.
    skipped > 0 ? " LIMIT \(limit ?? -1) OFFSET \(skipped)" : limit.map { " LIMIT \($0)" } ?? ""
  }
}
