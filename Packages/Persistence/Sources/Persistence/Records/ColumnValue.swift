/// A type whose values fit into one column.
///
/// `Bool`, `Int`, `Int32`, `Int64`, `Double`, `String`, `Data`, `Date`, `UUID`, `URL` and their optionals conform, and so do arrays of
/// those that are `Codable` (as JSON). An enum with a raw value conforms by saying so:
///
///     enum Visibility: String, ColumnValue { case everyone, followers }
///
/// A `Codable` struct is stored as JSON text when it conforms to ``JSONColumnValue``.
public protocol ColumnValue: Sendable {
  /// How the value is stored.
  static var storageClass: StorageClass { get }

  /// Whether the column may be empty. Only `Optional` answers true.
  static var isOptional: Bool { get }

  /// The value as SQLite holds it.
  var stored: StoredValue { get }

  /// The value read back; nil when `stored` cannot be one, which the reader reports as ``StoreError/unreadable(table:column:found:)``.
  init?(stored: StoredValue)

  /// The value read back, or the error. There is no need to implement it: it does what `init` does, without the cost that an optional of an
  /// unknown type has for each value read.
  static func read(_ stored: StoredValue, in row: borrowing RowReader) throws -> Self
}

extension ColumnValue {
  @inlinable public static func read(_ stored: StoredValue, in row: borrowing RowReader) throws -> Self {
    guard let value = Self(stored: stored) else { throw row.unreadable(stored) }
    return value
  }
}

extension ColumnValue {
  @inlinable public static var isOptional: Bool { false }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  @inlinable public static var storageClass: StorageClass { Wrapped.storageClass }
  @inlinable public static var isOptional: Bool { true }
  @inlinable public var stored: StoredValue { self?.stored ?? .null }

  @inlinable public static func read(_ stored: StoredValue, in row: borrowing RowReader) throws -> Self {
    if case .null = stored { return nil }
    return try Wrapped.read(stored, in: row)
  }

  @inlinable public init?(stored: StoredValue) {
    if case .null = stored {
      self = Self.none
    } else if let wrapped = Wrapped(stored: stored) {
      self = wrapped
    } else {
      return nil
    }
  }
}

extension RawRepresentable where Self: ColumnValue, RawValue: ColumnValue {
  @inlinable public static var storageClass: StorageClass { RawValue.storageClass }
  @inlinable public var stored: StoredValue { rawValue.stored }

  @inlinable public init?(stored: StoredValue) {
    guard let rawValue = RawValue(stored: stored) else { return nil }
    self.init(rawValue: rawValue)
  }
}
