extension Query {
  /// Returns the index at which a row belongs in rows that have the query's order and do not include it.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of rows.
  func index(of row: R, in rows: [R]) -> Int {
    let columns = R.table.columns
    let order = totalOrder.compactMap { term in
      columns.firstIndex { $0.name == term.column }.map { (column: $0, isAscending: term.direction == .ascending) }
    }
    func isBefore(_ other: R) -> Bool {
      for term in order {
        let (left, right) = (R.table.value(of: other, at: term.column), R.table.value(of: row, at: term.column))
        // Texts of different bytes can be equal in Swift.
        if left.isLess(than: right) { return term.isAscending }
        if right.isLess(than: left) { return !term.isAscending }
      }
      return false
    }
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(rows[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Filter {
  /// Creates a filter for the row with the given key.
  init(key: RecordKey) {
    condition = .all(zip(R.table.keyColumns, key.values).map { .comparison(column: $0, operator: .equal, value: $1) })
  }
}

extension StoredValue {
  /// Returns whether SQLite sorts the value before another one of the same column.
  fileprivate func isLess(than other: StoredValue) -> Bool {
    switch (self, other) {
    case (.null, _): other != .null
    case (.integer(let left), .integer(let right)): left < right
    case (.real(let left), .real(let right)): left < right
    case (.text(let left), .text(let right)): left.utf8.lexicographicallyPrecedes(right.utf8)
    case (.blob(let left), .blob(let right)): left.lexicographicallyPrecedes(right)
    default: false
    }
  }
}
