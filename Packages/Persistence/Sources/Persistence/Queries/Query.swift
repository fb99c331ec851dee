/// Which records of one type to read, in which order, and how many.
///
///     Ranking.filter(\.list == "swift").order(by: \.place).limit(50)
///
/// A query is a value: it reads nothing by itself, equal queries share one live query, and each method returns a changed copy.
/// Rows that the order leaves equal, or all of them without an order, come by primary key (in the direction of the last order), so the order is always the same.
public struct Query<R: Record>: Hashable, Sendable {
  var condition: Condition?
  var terms: [Term] = []
  var limit: Int?
  var place: Place?

  struct Term: Hashable, Sendable {
    var column: String
    var direction: SortDirection
  }

  /// Selects every record of the table.
  public init() {}

  /// Selects the one row with the primary key of `record`, whatever its other columns hold.
  public init(sameKeyAs record: R) {
    let columns = zip(R.table.keyColumns, R.table.key(of: record).values)
    condition = .all(columns.map { .comparison(column: $0, operator: .equal, value: $1) })
  }

  /// Selects only the records for which `filter` is true, too.
  public func filter(_ filter: Filter<R>) -> Self {
    var query = self
    query.condition = condition.map { .all([$0, filter.condition]) } ?? filter.condition
    return query
  }

  /// Sorts by `column`, after the orders already given. Text sorts by its UTF-8 bytes, empty columns before all others.
  public func order<Value: ColumnValue>(
    by column: KeyPath<R, Value>, _ direction: SortDirection = .ascending
  ) -> Self {
    var query = self
    query.terms.append(Term(column: R.table.columnName(column), direction: direction))
    return query
  }

  /// Selects at most `count` records from the front; nil takes the limit away.
  public func limit(_ count: Int?) -> Self {
    var query = self
    query.limit = count.map { max(0, $0) }
    return query
  }
}

/// Whether small values come first or last.
public enum SortDirection: String, Sendable {
  case ascending = "ASC"
  case descending = "DESC"
}

extension Record {
  /// Every record of the table, by ascending primary key.
  public static var all: Query<Self> { Query() }

  /// The records for which `filter` is true.
  public static func filter(_ filter: Filter<Self>) -> Query<Self> { all.filter(filter) }
}
