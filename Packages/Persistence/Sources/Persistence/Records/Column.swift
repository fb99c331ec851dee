/// A column of a table: its name in the file, and the property of the record that it stores.
public struct Column<R, Value: ColumnValue>: Sendable {
  @usableFromInline let name: String
  @usableFromInline let isKey: Bool
  @usableFromInline let path: any KeyPath<R, Value> & Sendable
  /// A closure that reads the property. Created where the column is declared, so that the compiler can access the
  /// property directly.
  @usableFromInline let store: @Sendable (R) -> StoredValue

  @inlinable init(_ name: String, isKey: Bool, _ path: any KeyPath<R, Value> & Sendable) {
    self.name = name
    self.isKey = isKey
    self.path = path
    store = { $0[keyPath: path].stored }
  }

  /// Creates a column for the property at `path`. The column can be null if the property is optional.
  ///
  /// - Parameters:
  ///   - name: The column's name in the file.
  ///   - path: The key path of the property.
  @inlinable public init(_ name: String, _ path: any KeyPath<R, Value> & Sendable) {
    self.init(name, isKey: false, path)
  }

  /// Creates a column of the primary key. Several such columns form a composite key, in the order of their declaration.
  ///
  /// - Parameters:
  ///   - name: The column's name in the file.
  ///   - path: The key path of the property.
  @inlinable public init(key name: String, _ path: any KeyPath<R, Value> & Sendable) {
    self.init(name, isKey: true, path)
  }
}

/// A type-erased ``Column``.
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

/// The definition of a column in the file.
struct ColumnDefinition: Hashable, Sendable {
  var name: String
  var storageClass: String
  var isOptional: Bool
  var isKey: Bool
}
