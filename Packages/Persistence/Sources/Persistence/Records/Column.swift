/// One column of a table: its name in the file and the record's property that fills it.
public struct Column<R, Value: ColumnValue>: Sendable {
  @usableFromInline let name: String
  @usableFromInline let isKey: Bool
  @usableFromInline let path: any KeyPath<R, Value> & Sendable
  /// Made where the column is declared, so that the compiler sees the key path and can read the property directly.
  @usableFromInline let store: @Sendable (R) -> StoredValue

  @inlinable init(_ name: String, isKey: Bool, _ path: any KeyPath<R, Value> & Sendable) {
    self.name = name
    self.isKey = isKey
    self.path = path
    store = { $0[keyPath: path].stored }
  }

  /// A column that holds the property at `path`. It may be empty iff the property is optional.
  @inlinable public init(_ name: String, _ path: any KeyPath<R, Value> & Sendable) {
    self.init(name, isKey: false, path)
  }

  /// A column of the primary key. Several of them make a composite key, in the order in which they are declared.
  @inlinable public init(key name: String, _ path: any KeyPath<R, Value> & Sendable) {
    self.init(name, isKey: true, path)
  }
}

/// A column without its value's type.
@usableFromInline struct AnyColumn<R>: Sendable {
  let definition: ColumnDefinition
  let path: any PartialKeyPath<R> & Sendable
  let store: @Sendable (R) -> StoredValue

  @usableFromInline init<Value: ColumnValue>(_ column: Column<R, Value>) {
    definition = ColumnDefinition(
      name: column.name, storageClass: Value.storageClass.rawValue, isOptional: Value.isOptional && !column.isKey,
      isKey: column.isKey)
    path = column.path
    store = column.store
  }
}

/// What the file says, or should say, about one column.
struct ColumnDefinition: Hashable, Sendable {
  var name: String
  var storageClass: String
  var isOptional: Bool
  var isKey: Bool
}
