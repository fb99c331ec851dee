public import Foundation

/// A value in SQLite's representation.
@frozen public enum StoredValue: Hashable, Sendable {
  /// `NULL`: the absence of a value.
  case null
  /// A 64-bit integer.
  case integer(Int64)
  /// A floating-point number.
  case real(Double)
  /// Text in UTF-8.
  case text(String)
  /// Bytes.
  case blob(Data)

  /// A value that cannot be stored, with the reason. Writing it throws ``StoreError/unstorable(table:column:reason:)``.
  case unstorable(String)
}

/// The storage class of a column. Tables are strict: SQLite rejects a value that it cannot convert to this class.
public enum StorageClass: String, Sendable {
  /// A 64-bit integer.
  case integer = "INTEGER"
  /// A floating-point number.
  case real = "REAL"
  /// Text in UTF-8.
  case text = "TEXT"
  /// Bytes.
  case blob = "BLOB"
}
