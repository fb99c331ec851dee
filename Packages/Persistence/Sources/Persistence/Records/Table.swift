/// How records of one type are laid out in the file: the table's name, its columns, and how a record is made from them.
///
/// The columns stand in the order of `make`'s parameters, which for a struct is usually its memberwise initialiser; a column too
/// few, too many or of the wrong type does not compile.
public final class Table<R: Record>: Sendable {
  /// The table's name in the file.
  public let name: String

  let columns: [ColumnDefinition]
  let indexes: [[String]]
  let sql: TableSQL
  let bind: @Sendable (R, Statement) throws -> Void
  let read: @Sendable (inout RowReader) throws -> R
  let key: @Sendable (R) -> RecordKey
  private let names: [any PartialKeyPath<R> & Sendable: String]

  /// Creates the description of a table. The table itself is created by the store's ``Schema``.
  ///
  /// - parameters:
  ///   - name: The table's name in the file.
  ///   - columns: The columns, at least one of them declared with `Column(key:_:)`.
  ///   - indexes: The columns, in order, of each index. Give one for each filter and order that a long table is asked for.
  ///   - make: Makes a record from the columns' values. What it throws reaches the reader.
  public init<each Value: ColumnValue>(
    _ name: String,
    _ columns: repeat Column<R, each Value>,
    indexes: [[any PartialKeyPath<R> & Sendable]] = [],
    make: @escaping @Sendable (repeat each Value) throws -> R
  ) {
    var definitions: [ColumnDefinition] = []
    var names: [any PartialKeyPath<R> & Sendable: String] = [:]
    var keyReaders: [@Sendable (R) -> StoredValue] = []
    for column in repeat each columns {
      var definition = ColumnDefinition(of: column)
      if column.isKey {
        definition.keyPosition = keyReaders.count
        let path = column.path
        keyReaders.append { $0[keyPath: path].stored }
      }
      definitions.append(definition)
      names[column.path] = column.name
    }
    precondition(
      !keyReaders.isEmpty, "Table \(name) has no primary key: declare one of its columns with Column(key:_:).")

    self.name = name
    self.columns = definitions
    self.names = names
    self.indexes = indexes.map { paths in paths.map { Self.name(of: $0, in: names, table: name) } }
    self.sql = TableSQL(name: name, columns: definitions)
    self.bind = { record, statement in
      var position: Int32 = 0
      for column in repeat each columns {
        position += 1
        try statement.bind(record[keyPath: column.path].stored, at: position, table: name, column: column.name)
      }
    }
    self.read = { row in try make(repeat try row.next(each columns, table: name)) }
    if keyReaders.count == 1, let only = keyReaders.first {
      self.key = { .single(only($0)) }
    } else {
      self.key = { [keyReaders] record in .composite(keyReaders.map { $0(record) }) }
    }
  }

  var keyColumns: [String] {
    columns.filter { $0.keyPosition != nil }.map(\.name)
  }

  func columnName(_ path: PartialKeyPath<R>) -> String {
    Self.name(of: path, in: names, table: name)
  }

  private static func name(
    of path: PartialKeyPath<R>, in names: [PartialKeyPath<R>: String], table: String
  ) -> String {
    guard let name = names[path] else {
      preconditionFailure("Table \(table) declares no column for \(path).")
    }
    return name
  }
}

extension ColumnDefinition {
  fileprivate init<R, Value>(of column: Column<R, Value>) {
    self.init(
      name: column.name, storageClass: Value.storageClass.rawValue, isOptional: Value.isOptional && !column.isKey,
      keyPosition: nil)
  }
}
