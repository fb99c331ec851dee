/// A type whose values can be stored in a column.
///
/// `Bool`, `Int`, `Int32`, `Int64`, `Double`, `String`, `Data`, `Date`, `UUID`, `URL` and their optionals conform, and
/// so do arrays of column values that are `Codable` (as JSON). An enum with a raw value conforms by declaration:
///
///     enum Visibility: String, ColumnValue { case everyone, followers }
///
/// A `Codable` struct is stored as JSON text when it conforms to ``JSONColumnValue``.
public protocol ColumnValue: Sendable {
  /// The storage class of the column.
  static var storageClass: StorageClass { get }

  /// A Boolean value that indicates whether the column can be null. `true` for `Optional` only.
  static var isOptional: Bool { get }

  /// The value in SQLite's representation.
  var stored: StoredValue { get }

  /// Creates a value from SQLite's representation.
  ///
  /// Returns `nil` if `stored` is not a valid value, which is reported as
  /// ``StoreError/unreadable(table:column:found:)``.
  init?(stored: StoredValue)

  /// Returns the value, or throws an error if `stored` is not valid. Do not implement this method: the default
  /// implementation is equivalent to `init(stored:)`, but avoids creating an optional of a generic type for each value.
  static func read(_ stored: StoredValue, in row: borrowing RowReader) throws -> Self
}

extension ColumnValue {
  /// Returns the value, or throws ``StoreError/unreadable(table:column:found:)`` if `stored` is not valid.
  @inlinable public static func read(_ stored: StoredValue, in row: borrowing RowReader) throws -> Self {
    guard let value = Self(stored: stored) else { throw row.unreadable(stored) }
    return value
  }
}

extension ColumnValue {
  /// A Boolean value that indicates whether the column can be null. Always `false`, because the type is not optional.
  @inlinable public static var isOptional: Bool { false }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
  /// The storage class of the wrapped type.
  @inlinable public static var storageClass: StorageClass { Wrapped.storageClass }
  /// A Boolean value that indicates whether the column can be null. Always `true`, because the type is optional.
  @inlinable public static var isOptional: Bool { true }
  /// The stored form of the wrapped value, or `StoredValue.null`.
  @inlinable public var stored: StoredValue { self?.stored ?? .null }

  /// Returns `nil` for `StoredValue.null`, and otherwise reads a wrapped value.
  @inlinable public static func read(_ stored: StoredValue, in row: borrowing RowReader) throws -> Self {
    if case .null = stored { return nil }
    return try Wrapped.read(stored, in: row)
  }

  /// Creates `nil` from `StoredValue.null`, and otherwise a wrapped value. Fails if `stored` is not valid.
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
  /// The storage class of the raw value.
  @inlinable public static var storageClass: StorageClass { RawValue.storageClass }
  /// The stored form of the raw value.
  @inlinable public var stored: StoredValue { rawValue.stored }

  /// Creates a value from a stored raw value. Returns `nil` if no value has this raw value.
  @inlinable public init?(stored: StoredValue) {
    guard let rawValue = RawValue(stored: stored) else { return nil }
    self.init(rawValue: rawValue)
  }
}
