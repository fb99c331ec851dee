/// Reads one row's columns from left to right.
struct RowReader {
  let statement: Statement
  private var column: Int32 = 0

  init(_ statement: Statement) {
    self.statement = statement
  }

  mutating func next<R, Value>(_ declared: Column<R, Value>, table: String) throws -> Value {
    let stored = statement.value(at: column)
    column += 1
    guard let value = Value(stored: stored) else {
      throw StoreError.unreadable(table: table, column: declared.name, found: stored.kind)
    }
    return value
  }
}

extension StoredValue {
  /// What the value is, without its content: error texts must not carry private data.
  var kind: String {
    switch self {
    case .null: "nothing"
    case .integer: "an integer"
    case .real: "a real number"
    case .text: "text"
    case .blob: "bytes"
    case .unstorable: "an unstorable value"
    }
  }
}
