extension Query {
  var selection: (sql: String, values: [StoredValue]) {
    let (from, values) = source
    return ("SELECT \(R.table.sql.columnList)\(from)\(orderClause)\(limitClause)", values)
  }

  var count: (sql: String, values: [StoredValue]) {
    let (from, values) = source
    // A limit bounds the rows before they are counted.
    return limit == nil
      ? ("SELECT count(*)\(from)", values) : ("SELECT count(*) FROM (SELECT 1\(from)\(limitClause))", values)
  }

  var deletion: (sql: String, values: [StoredValue]) {
    let (from, values) = source
    guard limit != nil else { return ("DELETE\(from)", values) }
    let keys = R.table.keyColumns.map(\.quoted).joined(separator: ", ")
    return (
      "DELETE FROM \(R.table.name.quoted) WHERE (\(keys)) IN (SELECT \(keys)\(from)\(orderClause)\(limitClause))",
      values
    )
  }

  private var source: (sql: String, values: [StoredValue]) {
    var values: [StoredValue] = []
    let clause = condition.map { " WHERE \($0.sql(binding: &values))" } ?? ""
    return (" FROM \(R.table.name.quoted)\(clause)", values)
  }

  /// The query's own order, made total by the primary key in the direction of the last term, so that one index serves both.
  private var orderClause: String {
    let direction = terms.last?.direction ?? .ascending
    let named = Set(terms.map(\.column))
    let rest = R.table.keyColumns.filter { !named.contains($0) }.map { Term(column: $0, direction: direction) }
    return " ORDER BY "
      + (terms + rest).map { "\($0.column.quoted) \($0.direction.rawValue)" }.joined(separator: ", ")
  }

  private var limitClause: String {
    limit.map { " LIMIT \($0)" } ?? ""
  }
}
