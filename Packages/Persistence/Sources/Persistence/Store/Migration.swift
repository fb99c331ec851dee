import GRDB

/// A step from one version of a schema to the next. Methods other than ``rebuild(_:from:convert:)`` have no effect if
/// their result already exists.
public struct Migration: ~Copyable {
  let database: Database

  /// Creates the table of `R`. Tables that do not exist after the last migration are created automatically.
  public func create<R: Record>(_ type: R.Type) throws {
    try SchemaFile(database).create(R.table.definition)
  }

  /// Adds the column for the property at `path`. In every existing row, the value of the column is `value`.
  public func add<R: Record, Value: ColumnValue>(_ path: KeyPath<R, Value>, default value: Value) throws {
    let name = R.table.columnName(path)
    let file = SchemaFile(database)
    guard let column = R.table.columns.first(where: { $0.name == name }),
      try !file.columns(of: R.table.name).contains(where: { $0.name == name })
    else { return }
    let initial = try value.stored.literal(table: R.table.name, column: name)
    try database.execute(
      sql: "ALTER TABLE \(R.table.name.quoted) ADD COLUMN \(column.sql) DEFAULT \(initial)")
  }

  /// Renames the column `old` to the name of the column for the property at `path`. The values do not change.
  public func rename<R: Record, Value>(_ old: String, to path: KeyPath<R, Value>) throws {
    guard try SchemaFile(database).columns(of: R.table.name).contains(where: { $0.name == old }) else { return }
    let new = R.table.columnName(path)
    try database.execute(
      sql: "ALTER TABLE \(R.table.name.quoted) RENAME COLUMN \(old.quoted) TO \(new.quoted)")
  }

  /// Removes a column and its values.
  public func drop<R: Record>(column: String, of type: R.Type) throws {
    let file = SchemaFile(database)
    guard try file.columns(of: R.table.name).contains(where: { $0.name == column }) else { return }
    // A column that is part of an index cannot be dropped. The declared indexes are created after the last migration.
    try file.dropIndexes(of: R.table.name)
    try database.execute(sql: "ALTER TABLE \(R.table.name.quoted) DROP COLUMN \(column.quoted)")
  }

  /// Removes a table and its rows.
  public func drop(table: String) throws {
    try database.execute(sql: "DROP TABLE IF EXISTS \(table.quoted)")
  }

  /// Creates the table of `R` from the rows of the table `old`, which is then removed.
  ///
  /// Use this method if the others do not suffice, for example to change the primary key or the type of a column. The
  /// method has no effect if `old` does not exist.
  ///
  /// - Parameters:
  ///   - type: The type of the new rows.
  ///   - old: The name of the table to read, or `nil` for the current table of `R`.
  ///   - convert: A closure that converts a row. Rows for which it returns `nil` are omitted. The rows are passed in
  ///     ascending order of their old primary key.
  public func rebuild<R: Record>(
    _ type: R.Type, from old: String? = nil, convert: (borrowing OldRow) throws -> R?
  ) throws {
    let file = SchemaFile(database)
    let source = old ?? R.table.name
    let definitions = try file.columns(of: source)
    guard !definitions.isEmpty else { return }
    let columns = definitions.map(\.name)
    let keys = definitions.filter(\.isKey).map(\.name.quoted).joined(separator: ", ")
    let aside = "\(source)_before_rebuild"
    try database.execute(sql: "ALTER TABLE \(source.quoted) RENAME TO \(aside.quoted)")
    try file.dropIndexes(of: aside)
    try file.create(R.table.definition)

    let reader = try Statement(
      "SELECT \(columns.map(\.quoted).joined(separator: ", ")) FROM \(aside.quoted) ORDER BY \(keys)", in: database)
    let writer = try Statement(R.table.sql.insert, in: database)
    while try reader.step() {
      guard let record = try convert(OldRow(table: source, columns: columns, statement: reader)) else { continue }
      try R.table.bind(record, to: writer)
      _ = try writer.run()
    }
    reader.reset()
    try database.execute(sql: "DROP TABLE \(aside.quoted)")
  }
}

/// A row of a table before ``Migration/rebuild(_:from:convert:)``.
public struct OldRow: ~Copyable {
  let table: String
  let columns: [String]
  let statement: Statement

  /// Returns a Boolean value that indicates whether the table has a column with the given name.
  public func has(_ name: String) -> Bool { columns.contains(name) }

  /// Returns the value of the column `name`.
  ///
  /// - Throws: ``StoreError/unreadable(table:column:found:)`` if there is no such column, or if its value is not
  ///   valid for the type.
  public func value<Value: ColumnValue>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
    guard let position = columns.firstIndex(of: name) else {
      throw StoreError.unreadable(table: table, column: name, found: "no column")
    }
    let stored = statement.value(at: Int32(position))
    guard let value = Value(stored: stored) else {
      throw StoreError.unreadable(table: table, column: name, found: stored.kind)
    }
    return value
  }
}
