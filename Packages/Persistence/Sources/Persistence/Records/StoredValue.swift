public import Foundation

/// One value as SQLite holds it.
@frozen public enum StoredValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  /// A value that has no stored form, and why. Writing it throws ``StoreError/unstorable(table:column:reason:)``.
  case unstorable(String)
}

/// How a column is stored. Tables are strict: SQLite refuses a value of another class.
public enum StorageClass: String, Sendable {
  case integer = "INTEGER"
  case real = "REAL"
  case text = "TEXT"
  case blob = "BLOB"
}
