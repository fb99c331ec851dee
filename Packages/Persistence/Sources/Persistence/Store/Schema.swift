/// The tables of one part of the program, and the migrations of older files.
///
///     Schema("timeline", tables: [Tweet.table, User.table], migrations: [
///       // 1 → 2: tweets have a language
///       { try $0.add(\Tweet.language, default: "en") }
///     ])
///
/// A new file is created with the tables as declared. For an older file, the missing migrations are run in order, and the tables
/// are then compared with their declarations, all in one transaction; if anything fails, the file does not change. Names of
/// schemas must differ; each schema has its own versions.
public struct Schema: Sendable {
  /// The name of the schema, with which the file stores its version.
  public let name: String

  /// The version of the schema: the number of migrations plus one.
  public var version: Int { migrations.count + 1 }

  let tables: [TableDefinition]
  let migrations: [@Sendable (borrowing Migration) throws -> Void]

  /// Creates a schema with its tables, and with the migrations from version 1 to 2, 2 to 3, and so on.
  ///
  /// - warning: A migration that has once been released must stay in the list: its place is its version.
  public init(
    _ name: String, tables: [any TableDeclaration],
    migrations: [@Sendable (borrowing Migration) throws -> Void] = []
  ) {
    self.name = name
    self.tables = tables.map(\.definition)
    self.migrations = migrations
  }
}

/// A type-erased ``Table``.
public protocol TableDeclaration: Sendable {
  /// The definition of the table. For use by the store only.
  var definition: TableDefinition { get }
}

extension Table: TableDeclaration {
  /// The definition of the table. For use by the store only.
  public var definition: TableDefinition {
    TableDefinition(name: name, columns: columns, indexes: indexes)
  }
}

/// A type-erased definition of a table. It has no public members.
public struct TableDefinition: Sendable {
  let name: String
  let columns: [ColumnDefinition]
  let indexes: [[String]]
}
