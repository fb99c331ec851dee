/// One column of a table: its name in the file and the record's property that fills it.
public struct Column<R, Value: ColumnValue>: Sendable {
  let name: String
  let isKey: Bool
  let path: any KeyPath<R, Value> & Sendable

  /// A column that holds the property at `path`. It may be empty iff the property is optional.
  public init(_ name: String, _ path: any KeyPath<R, Value> & Sendable) {
    self.name = name
    self.isKey = false
    self.path = path
  }

  /// A column of the primary key. Several of them make a composite key, in the order in which they are declared.
  public init(key name: String, _ path: any KeyPath<R, Value> & Sendable) {
    self.name = name
    self.isKey = true
    self.path = path
  }
}

/// What the file says, or should say, about one column.
struct ColumnDefinition: Hashable, Sendable {
  var name: String
  var storageClass: String
  var isOptional: Bool
  var keyPosition: Int?
}
