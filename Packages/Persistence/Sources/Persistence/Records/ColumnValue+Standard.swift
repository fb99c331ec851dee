extension Int64: ColumnValue {
  /// The storage class, `StorageClass.integer`.
  @inlinable public static var storageClass: StorageClass { .integer }
  /// The number, as `StoredValue.integer`.
  @inlinable public var stored: StoredValue { .integer(self) }

  /// Creates a value from an integer. Returns `nil` for any other value.
  @inlinable public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value
  }
}

extension Int: ColumnValue {
  /// The storage class, `StorageClass.integer`.
  @inlinable public static var storageClass: StorageClass { .integer }
  /// The number, as `StoredValue.integer`.
  @inlinable public var stored: StoredValue { .integer(Int64(self)) }

  /// Creates a value from an integer in the range of `Int`. Returns `nil` for any other value.
  @inlinable public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self.init(exactly: value)
  }
}

extension Int32: ColumnValue {
  /// The storage class, `StorageClass.integer`.
  @inlinable public static var storageClass: StorageClass { .integer }
  /// The number, as `StoredValue.integer`.
  @inlinable public var stored: StoredValue { .integer(Int64(self)) }

  /// Creates a value from an integer in the range of `Int32`. Returns `nil` for any other value.
  @inlinable public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self.init(exactly: value)
  }
}

extension Bool: ColumnValue {
  /// The storage class, `StorageClass.integer`.
  @inlinable public static var storageClass: StorageClass { .integer }
  /// The integer 1 for `true`, and 0 for `false`.
  @inlinable public var stored: StoredValue { .integer(self ? 1 : 0) }

  /// Creates a value from the integer 0 or 1. Returns `nil` for any other value.
  @inlinable public init?(stored: StoredValue) {
    guard case .integer(let value) = stored, value == 0 || value == 1 else { return nil }
    self = value == 1
  }
}

extension Double: ColumnValue {
  /// The storage class, `StorageClass.real`.
  @inlinable public static var storageClass: StorageClass { .real }

  /// The number, as `StoredValue.real`. NaN cannot be stored, because SQLite would store NULL, which could not be read
  /// back.
  @inlinable public var stored: StoredValue { isNaN ? .unstorable("it is not a number") : .real(self) }

  /// Creates a value from a floating-point number. Returns `nil` for any other value.
  @inlinable public init?(stored: StoredValue) {
    guard case .real(let value) = stored else { return nil }
    self = value
  }
}

extension String: ColumnValue {
  /// The storage class, `StorageClass.text`.
  @inlinable public static var storageClass: StorageClass { .text }
  /// The text, as `StoredValue.text`.
  @inlinable public var stored: StoredValue { .text(self) }

  /// Creates a value from text. Returns `nil` for any other value.
  @inlinable public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }
}
