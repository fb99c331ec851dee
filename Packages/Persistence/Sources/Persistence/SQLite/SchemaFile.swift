import GRDB

/// The definitions of the tables in the file, and the statements that change them.
struct SchemaFile {
  let database: Database

  init(_ database: Database) {
    self.database = database
  }

  /// Returns the columns of a table in the file, or an empty array if there is no such table.
  func columns(of table: String) throws -> [ColumnDefinition] {
    try Row.fetchAll(database, sql: "SELECT name, type, \"notnull\", pk FROM pragma_table_info(?)", arguments: [table])
      .map { row in
        ColumnDefinition(
          name: row["name"], storageClass: row["type"], isOptional: !row["notnull"],
          isKey: row["pk"] != 0)
      }
  }

  func create(_ table: TableDefinition) throws {
    let keys = table.columns.filter(\.isKey)
    // A single integer key is the row ID. Any other key becomes the order of the table itself (`WITHOUT ROWID`), so
    // that one tree suffices.
    let isRowID = keys.count == 1 && keys[0].storageClass == StorageClass.integer.rawValue
    let columns = table.columns.map(\.sql).joined(separator: ", ")
    let key = keys.map(\.name.quoted).joined(separator: ", ")
    try database.execute(
      sql: "CREATE TABLE IF NOT EXISTS \(table.name.quoted) (\(columns), PRIMARY KEY (\(key))) "
        + (isRowID ? "STRICT" : "STRICT, WITHOUT ROWID"))
  }

  /// Creates the declared indexes of a table and removes all others. No data is lost, because an index is derived from
  /// its table.
  func createIndexes(of table: TableDefinition) throws {
    let declared = Dictionary(
      table.indexes.map { (([table.name] + $0).joined(separator: "."), $0) }, uniquingKeysWith: { first, _ in first })
    let present = try Set(indexes(of: table.name))
    for name in present.subtracting(declared.keys) {
      try database.execute(sql: "DROP INDEX \(name.quoted)")
    }
    for (name, columns) in declared where !present.contains(name) {
      let list = columns.map(\.quoted).joined(separator: ", ")
      try database.execute(sql: "CREATE INDEX \(name.quoted) ON \(table.name.quoted) (\(list))")
    }
  }

  func dropIndexes(of table: String) throws {
    for name in try indexes(of: table) {
      try database.execute(sql: "DROP INDEX \(name.quoted)")
    }
  }

  /// Throws an error unless the table in the file has the declared columns, in any order.
  func verify(_ table: TableDefinition) throws {
    let present = try Set(columns(of: table.name))
    let declared = Set(table.columns)
    let wrong =
      declared.subtracting(present).map { "\($0.sql) is missing" }
      + present.subtracting(declared).map { "\($0.sql) is not declared" }
    if !wrong.isEmpty {
      throw StoreError.schemaMismatch(table: table.name, detail: wrong.sorted().joined(separator: ", "))
    }
  }

  private func indexes(of table: String) throws -> [String] {
    // Indexes without SQL belong to a primary key.
    try String.fetchAll(
      database, sql: "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name = ?",
      arguments: [table])
  }
}

extension ColumnDefinition {
  /// The column in the syntax of `CREATE TABLE` and `ADD COLUMN`.
  var sql: String {
    "\(name.quoted) \(storageClass)\(isOptional ? "" : " NOT NULL")"
  }
}

extension StoredValue {
  /// Returns the value as an SQL literal, for the default of a column, which cannot be a bound parameter.
  func literal(table: String, column: String) throws -> String {
    switch self {
    case .null: "NULL"
    case .integer(let value): "\(value)"
    case .real(let value): value.isFinite ? "\(value)" : value > 0 ? "9e999" : "-9e999"
    case .text(let value) where !value.contains("\0"): "'\(value.replacing("'", with: "''"))'"
    case .text:
      throw StoreError.unstorable(table: table, column: column, reason: "a default cannot hold a null character")
    case .blob(let value): "x'\(value.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())'"
    case .unstorable(let reason): throw StoreError.unstorable(table: table, column: column, reason: reason)
    }
  }
}
