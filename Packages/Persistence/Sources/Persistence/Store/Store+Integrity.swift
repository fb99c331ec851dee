import GRDB

extension Store {
  /// Verifies that the file is not damaged and that every row of the declared tables can be read as a record, without
  /// changing the file. Use it for diagnosis, not at every launch.
  ///
  /// - Throws: ``StoreError/corrupt(file:detail:)`` with the first fault in the file. If there is none, the error of
  ///   the first row that cannot be read, usually ``StoreError/unreadable(table:column:found:)``.
  /// - Complexity: Proportional to the size of the file.
  public func checkIntegrity() throws {
    try Self.translating(path, options) {
      try writer.read { database in
        let answer = try String.fetchOne(database, sql: "PRAGMA integrity_check(1)")
        guard answer == "ok" else { throw StoreError.corrupt(file: path, detail: answer ?? "no answer") }
        for table in schemas.flatMap(\.tables) { try table.decodeRows(database) }
      }
    }
  }
}

extension Table {
  /// Reads every row, and throws the error of the first one that cannot be read.
  func decodeRows(_ database: Database) throws {
    let statement = try Statement("SELECT \(sql.columnList) FROM \(name.quoted)", in: database)
    defer { statement.reset() }
    var row = RowReader(statement, of: columns, table: name)
    while try statement.step() {
      row.rewind()
      _ = try read(&row)
    }
  }
}
