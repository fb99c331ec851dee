/// A description of the table for records of one type: its name, its columns, and the closure that creates a record
/// from them.
///
/// The columns are in the order of the parameters of `make`, which is usually the memberwise initializer. A declaration
/// with a missing or extra column, or with a column of the wrong type, does not compile.
public final class Table<R: Record>: Sendable {
  /// The table's name in the file.
  public let name: String

  let columns: [ColumnDefinition]
  let indexes: [[String]]
  let sql: TableSQL
  let read: @Sendable (inout RowReader) throws -> R
  private let stores: [@Sendable (R) -> StoredValue]
  private let keyStores: [@Sendable (R) -> StoredValue]
  private let names: [any PartialKeyPath<R> & Sendable: String]

  /// Creates the description of a table. The table itself is created by the store's ``Schema``.
  ///
  /// - Parameters:
  ///   - name: The table's name in the file.
  ///   - columns: The columns, at least one of which is declared with `Column(key:_:)`.
  ///   - indexes: The columns of each index, in order. Declare an index for each filter and order that is used on a
  ///     large table.
  ///   - make: A closure that creates a record from the values of its columns. The read throws the errors that the
  ///     closure throws.
  @inlinable public convenience init<each Value: ColumnValue>(
    _ name: String,
    _ columns: repeat Column<R, each Value>,
    indexes: [[any PartialKeyPath<R> & Sendable]] = [],
    make: @escaping @Sendable (repeat each Value) throws -> R
  ) {
    var erased: [AnyColumn<R>] = []
    repeat erased.append(AnyColumn(each columns))
    self.init(name, erased, indexes: indexes) { row in
      try make(repeat try row.next((each Value).self))
    }
  }

  @usableFromInline init(
    _ name: String, _ columns: [AnyColumn<R>], indexes: [[any PartialKeyPath<R> & Sendable]],
    read: @escaping @Sendable (inout RowReader) throws -> R
  ) {
    let keys = columns.filter(\.definition.isKey)
    precondition(!keys.isEmpty, "Table \(name) has no primary key: declare one of its columns with Column(key:_:).")
    let names = Dictionary(columns.map { ($0.path, $0.definition.name) }, uniquingKeysWith: { first, _ in first })
    self.name = name
    self.columns = columns.map(\.definition)
    self.names = names
    self.indexes = indexes.map { paths in paths.map { Self.name(of: $0, in: names, table: name) } }
    self.sql = TableSQL(name: name, columns: columns.map(\.definition))
    self.stores = columns.map(\.store)
    self.keyStores = keys.map(\.store)
    self.read = read
  }

  func bind(_ record: R, to statement: Statement) throws {
    var position = 0
    for store in stores {
      try statement.bind(store(record), at: Int32(position + 1)) { (name, columns[position].name) }
      position += 1
    }
  }

  /// Returns the values of the record's columns, in the order of their declaration.
  func values(of record: R) -> [StoredValue] { stores.map { $0(record) } }

  /// Returns the value of a column, which is given by its index.
  func value(of record: R, at column: Int) -> StoredValue { stores[column](record) }

  func key(of record: R) -> RecordKey {
    keyStores.count == 1 ? .single(keyStores[0](record)) : .composite(keyStores.map { $0(record) })
  }

  var keyColumns: [String] {
    columns.filter(\.isKey).map(\.name)
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
