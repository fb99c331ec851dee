/// A description of records to read: their type, conditions, order and number.
///
///     Ranking.filter(\.list == "swift").order(by: \.rank).limit(50)
///
/// A query is a value: it does not read anything itself, and each method returns a modified copy. Equal queries share
/// one live query. Rows that are equal in the given order are sorted by primary key, in the direction of the last
/// order.
public struct Query<R: Record>: Hashable, Sendable {
  var condition: Condition?
  var terms: [Term] = []
  var limit: Int?
  var skipped = 0
  var start: Position?
  var end: Position?

  struct Term: Hashable, Sendable {
    var column: String
    var direction: SortDirection
  }

  /// Creates a query for all records of the table.
  public init() {}

  /// Creates a query for the row with the primary key of `record`. Ignores its other properties.
  public init(sameKeyAs record: R) {
    condition = Filter<R>(key: R.table.key(of: record)).condition
  }

  /// Returns the query restricted to the records that match `filter`, in addition to its previous filters.
  public func filter(_ filter: Filter<R>) -> Self {
    var query = self
    query.condition = condition.map { .all([$0, filter.condition]) } ?? filter.condition
    return query
  }

  /// Returns the query sorted by `column`, after its previous orders. Text is sorted by its UTF-8 bytes, and null
  /// is less than any other value.
  public func order<Value: ColumnValue>(
    by column: KeyPath<R, Value>, _ direction: SortDirection = .ascending
  ) -> Self {
    var query = self
    query.terms.append(Term(column: R.table.columnName(column), direction: direction))
    return query
  }

  /// Returns the query restricted to the first `count` records. Replaces an earlier limit; `nil` removes it.
  ///
  /// With ``before(_:)``, the records are the `count` closest to the position instead.
  public func limit(_ count: Int?) -> Self {
    var query = self
    query.limit = count.map { max(0, $0) }
    return query
  }

  /// Returns the query without its first `count` records, which are skipped without being created. Replaces an earlier
  /// number. A limit counts only the remaining records.
  ///
  /// In a query that ends with ``before(_:)``, the records closest to the position are skipped instead.
  public func dropFirst(_ count: Int) -> Self {
    var query = self
    query.skipped = max(0, count)
    return query
  }
}

/// The direction of a sort order.
public enum SortDirection: String, Sendable {
  /// The order from small to large values.
  case ascending = "ASC"
  /// The order from large to small values.
  case descending = "DESC"
}

extension Record {
  /// A query for all records of the table, by ascending primary key.
  public static var all: Query<Self> { Query() }

  /// Returns a query for the records that match `filter`.
  public static func filter(_ filter: Filter<Self>) -> Query<Self> { all.filter(filter) }
}
