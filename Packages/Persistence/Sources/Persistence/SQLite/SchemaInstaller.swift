import GRDB

/// An installer that creates and migrates the tables of the program's schemas in a file. It rejects files that belong
/// to another program or are newer than the schemas.
struct SchemaInstaller {
  let schemas: [Schema]
  let file: String

  /// The application ID in the header of a file, which identifies files of this library: "TSSR" in ASCII.
  private static let applicationID: Int32 = 0x5453_5352
  private static let versions = "schema_versions"

  /// Throws an error if the file must not be opened. Does not change the file.
  func check(_ database: Database) throws {
    let found = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
    guard found == Self.applicationID else {
      // An empty database remains if the process is killed when it first opens the file. It can be used.
      let isEmpty = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") == 0
      guard found == 0, isEmpty else { throw StoreError.foreign(file: file) }
      return
    }
    for schema in schemas {
      let version = try version(of: schema, database)
      if version > schema.version {
        throw StoreError.newerSchema(
          file: file, schema: schema.name, found: version, supported: schema.version)
      }
    }
  }

  /// Creates and migrates the declared tables. Must be called within a transaction.
  func install(_ database: Database) throws {
    try check(database)
    try database.execute(sql: "PRAGMA application_id = \(Self.applicationID)")
    try database.execute(
      sql:
        "CREATE TABLE IF NOT EXISTS \(Self.versions) (name TEXT NOT NULL PRIMARY KEY, version INTEGER NOT NULL) STRICT")
    for schema in schemas {
      try install(schema, database)
    }
  }

  private func install(_ schema: Schema, _ database: Database) throws {
    let version = try version(of: schema, database)
    if version > 0 {
      for migrate in schema.migrations[(version - 1)...] {
        try migrate(Migration(database: database))
      }
    }
    let file = SchemaFile(database)
    for table in schema.tables {
      try file.create(table)
      try file.verify(table)
      try file.createIndexes(of: table)
    }
    guard version != schema.version else { return }
    try database.execute(
      sql: "INSERT OR REPLACE INTO \(Self.versions) (name, version) VALUES (?, ?)",
      arguments: [schema.name, schema.version])
  }

  /// Returns the version of a schema in the file, or 0 if the file does not contain it.
  private func version(of schema: Schema, _ database: Database) throws -> Int {
    guard try database.tableExists(Self.versions) else { return 0 }
    return try Int.fetchOne(
      database, sql: "SELECT version FROM \(Self.versions) WHERE name = ?", arguments: [schema.name]) ?? 0
  }
}
