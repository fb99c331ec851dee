/// The tables of one part of the program, and how older files are brought up to them.
///
///     Schema("timeline", tables: [Tweet.table, User.table], migrations: [
///       // 1 → 2: tweets have a language
///       { try $0.add(\Tweet.language, default: "en") }
///     ])
///
/// A new file gets the tables as they are declared. An older one runs the migrations that it has not seen, in order, in one
/// transaction with the check that every table then is as declared; if anything fails the file stays as it was.
/// Names of different parts must differ; each part counts its own versions.
public struct Schema: Sendable {
  /// The part's name, under which the file notes its version.
  public let name: String

  /// One more than the number of migrations: the version that this program writes.
  public var version: Int { migrations.count + 1 }

  let tables: [TableDefinition]
  let migrations: [@Sendable (borrowing Migration) throws -> Void]

  /// Declares the tables, and the steps from version 1 to 2, 2 to 3, and so on.
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

/// Any ``Table``, whatever its records.
public protocol TableDeclaration: Sendable {
  /// What the file must hold. Not for clients.
  var definition: TableDefinition { get }
}

extension Table: TableDeclaration {
  public var definition: TableDefinition {
    TableDefinition(name: name, columns: columns, indexes: indexes)
  }
}

/// A table without its records' type. It has nothing for clients.
public struct TableDefinition: Sendable {
  let name: String
  let columns: [ColumnDefinition]
  let indexes: [[String]]
}
