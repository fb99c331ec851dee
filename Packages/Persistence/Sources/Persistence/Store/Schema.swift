import GRDB

/// The tables of one part of the program, and the migrations from earlier versions.
///
///     Schema("timeline", tables: [Tweet.table, User.table], migrations: [
///       // 1 → 2: tweets have a language
///       { try $0.add(\Tweet.language, default: "en") }
///     ])
///
/// A new file is created with the declared tables. For an older file, the missing migrations run in order, and the
/// tables are then compared with their declarations. All of this happens in one transaction, so that the file does not
/// change if anything fails. The names of a store's schemas must differ. Each schema has its own version.
public struct Schema: Sendable {
  /// The name of the schema, under which the file stores the version of the schema.
  public let name: String

  /// The version of the schema: the number of migrations plus one.
  public var version: Int { migrations.count + 1 }

  let tables: [TableDefinition]
  let migrations: [@Sendable (borrowing Migration) throws -> Void]

  /// Creates a schema.
  ///
  /// - Parameters:
  ///   - name: The name of the schema, which must not change.
  ///   - tables: The tables of the schema.
  ///   - migrations: The migrations from version 1 to 2, from 2 to 3, and so on.
  ///
  /// - Warning: A migration must stay in the list after it has been released, because its position determines its
  ///   version.
  public init(
    _ name: String, tables: [any TableDeclaration],
    migrations: [@Sendable (borrowing Migration) throws -> Void] = []
  ) {
    self.name = name
    self.tables = tables.map(\.definition)
    self.migrations = migrations
  }
}

extension Schema: Equatable {
  /// Returns a Boolean value that indicates whether two schemas have the same name, version and tables. Migrations are
  /// compared by their number only.
  public static func == (left: Schema, right: Schema) -> Bool {
    left.name == right.name && left.version == right.version
      && left.tables.elementsEqual(right.tables) {
        $0.name == $1.name && $0.columns == $1.columns && $0.indexes == $1.indexes
      }
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
    TableDefinition(name: name, columns: columns, indexes: indexes, decodeRows: decodeRows)
  }
}

/// A type-erased definition of a table. It has no public members.
public struct TableDefinition: Sendable {
  let name: String
  let columns: [ColumnDefinition]
  let indexes: [[String]]
  /// A closure that reads every row, and throws the error of the first one that cannot be read.
  let decodeRows: @Sendable (Database) throws -> Void
}
