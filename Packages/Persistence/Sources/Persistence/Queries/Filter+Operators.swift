/// Returns a filter for rows whose column equals `value`. Text is compared by its UTF-8 bytes. The value `nil` matches
/// a null column.
public func == <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .equal, value)
}

/// Returns a filter for rows whose column does not equal `value`. Text is compared by its UTF-8 bytes. A null column
/// differs from every value except `nil`.
public func != <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .notEqual, value)
}

/// Returns a filter for rows whose column is less than `value`. Text is compared by its UTF-8 bytes. A null column does
/// not match.
public func < <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .less, value)
}

/// Returns a filter for rows whose column is at most `value`. Text is compared by its UTF-8 bytes. A null column does
/// not match.
public func <= <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .lessOrEqual, value)
}

/// Returns a filter for rows whose column is greater than `value`. Text is compared by its UTF-8 bytes. A null column
/// does not match.
public func > <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .greater, value)
}

/// Returns a filter for rows whose column is at least `value`. Text is compared by its UTF-8 bytes. A null column does
/// not match.
public func >= <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .greaterOrEqual, value)
}

extension Filter {
  /// Returns a filter for rows whose column is one of `values`. Text is compared by its UTF-8 bytes. A null column does
  /// not match, even if `values` contains `nil`. An empty sequence matches no rows.
  ///
  ///     Ranking.filter(.isIn(\.userID, [3, 4]))
  ///
  /// - Warning: SQLite supports at most 32,766 values per query.
  public static func isIn<Value: ColumnValue>(_ column: KeyPath<R, Value>, _ values: some Sequence<Value>) -> Self {
    Self(condition: .isIn(column: R.table.columnName(column), values: values.map(\.stored)))
  }

  /// Returns a filter for rows whose column contains `text`. The comparison is by UTF-8 bytes: it respects case and
  /// accents, and supports no wildcards.
  public static func contains(_ column: KeyPath<R, String>, _ text: String) -> Self {
    Self(condition: .contains(column: R.table.columnName(column), text: text))
  }

  /// Returns a filter for rows whose optional column contains `text`, compared by UTF-8 bytes. A null column does not
  /// match.
  public static func contains(_ column: KeyPath<R, String?>, _ text: String) -> Self {
    Self(condition: .contains(column: R.table.columnName(column), text: text))
  }
}

extension Filter {
  fileprivate init<Value: ColumnValue>(_ path: KeyPath<R, Value>, _ comparison: Condition.Operator, _ value: Value) {
    condition = .comparison(column: R.table.columnName(path), operator: comparison, value: value.stored)
  }
}
