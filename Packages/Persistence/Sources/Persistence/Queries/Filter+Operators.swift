/// True for rows whose column equals `value`; `nil` equals an empty column.
public func == <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .equal, value)
}

/// True for rows whose column differs from `value`; an empty column differs from everything but `nil`.
public func != <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .notEqual, value)
}

/// True for rows whose column is less than `value`, text by its UTF-8 bytes. Never true for an empty column.
public func < <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .less, value)
}

/// True for rows whose column is at most `value`, text by its UTF-8 bytes. Never true for an empty column.
public func <= <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .lessOrEqual, value)
}

/// True for rows whose column is greater than `value`, text by its UTF-8 bytes. Never true for an empty column.
public func > <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .greater, value)
}

/// True for rows whose column is at least `value`, text by its UTF-8 bytes. Never true for an empty column.
public func >= <R: Record, Value: ColumnValue>(column: KeyPath<R, Value>, value: Value) -> Filter<R> {
  Filter(column, .greaterOrEqual, value)
}

extension Filter {
  /// True for rows whose column is one of `values`. An empty list is true for none.
  ///
  ///     Ranking.filter(.isIn(\.userID, [3, 4]))
  ///
  /// - warning: SQLite takes at most 32,766 values in one query.
  public static func isIn<Value: ColumnValue>(_ column: KeyPath<R, Value>, _ values: some Sequence<Value>) -> Self {
    Self(condition: .isIn(column: R.table.columnName(column), values: values.map(\.stored)))
  }

  /// True for rows whose column contains `text`, compared by its UTF-8 bytes: case and accents count, and no character is a wildcard.
  public static func contains(_ column: KeyPath<R, String>, _ text: String) -> Self {
    Self(condition: .contains(column: R.table.columnName(column), text: text))
  }

  /// True for rows whose column contains `text`, see above. Never true for an empty column.
  public static func contains(_ column: KeyPath<R, String?>, _ text: String) -> Self {
    Self(condition: .contains(column: R.table.columnName(column), text: text))
  }
}

extension Filter {
  fileprivate init<Value: ColumnValue>(_ path: KeyPath<R, Value>, _ comparison: Condition.Operator, _ value: Value) {
    condition = .comparison(column: R.table.columnName(path), operator: comparison, value: value.stored)
  }
}
