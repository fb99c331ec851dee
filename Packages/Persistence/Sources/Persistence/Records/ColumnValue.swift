/// A type whose values can be stored in a column.
///
/// `Bool`, `Int`, `Int32`, `Int64`, `Double`, `String`, `Data`, `Date`, `UUID`, `URL` and their optionals conform, and so do
/// arrays of `Codable` values (as JSON). An enum with a raw value conforms by declaration:
///
///     enum Visibility: String, ColumnValue { case everyone, followers }
///
/// A `Codable` struct is stored as JSON text when it conforms to ``JSONColumnValue``.
public protocol ColumnValue: Sendable {
  /// The storage class of the column.
  static var storageClass: StorageClass { get }

  /// A Boolean value that indicates whether the column can be empty. `true` for `Optional` only.
  static var isOptional: Bool { get }

  /// The value in SQLite's representation.
  var stored: StoredValue { get }

  /// Creates a value from SQLite's representation.
  ///
  /// Returns `nil` if `stored` is not a valid value, which is reported as ``StoreError/unreadable(table:column:found:)``.
  init?(stored: StoredValue)

  /// Returns the value, or throws an error. The default implementation suffices: it does the same as `init`, but avoids the cost
  /// of an optional of an unknown type for each value.
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
