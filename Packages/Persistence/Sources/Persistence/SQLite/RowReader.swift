/// A reader of a row's columns, from left to right. It has no public members.
public struct RowReader: ~Copyable {
  let statement: Statement
  let columns: [ColumnDefinition]
  let table: String
  private var column = 0

  init(_ statement: Statement, of columns: [ColumnDefinition], table: String) {
    self.statement = statement
    self.columns = columns
    self.table = table
  }

  mutating func rewind() { column = 0 }

  @inlinable mutating func next<Value: ColumnValue>(_ type: Value.Type) throws -> Value {
    let stored = nextStored()
    return try Value.read(stored, in: self)
  }

  @usableFromInline mutating func nextStored() -> StoredValue {
    defer { column += 1 }
    return statement.value(at: Int32(column))
  }

  @usableFromInline func unreadable(_ stored: StoredValue) -> StoreError {
    .unreadable(table: table, column: columns[column - 1].name, found: stored.kind)
  }
}

extension StoredValue {
  /// A description of the kind of this value for error messages, which must not contain the value itself.
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
