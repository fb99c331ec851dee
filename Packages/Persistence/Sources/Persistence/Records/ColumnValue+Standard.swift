extension Int64: ColumnValue {
  @inlinable public static var storageClass: StorageClass { .integer }
  @inlinable public var stored: StoredValue { .integer(self) }

  @inlinable public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value
  }
}

extension Int: ColumnValue {
  @inlinable public static var storageClass: StorageClass { .integer }
  @inlinable public var stored: StoredValue { .integer(Int64(self)) }

  @inlinable public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self.init(exactly: value)
  }
}

extension Int32: ColumnValue {
  @inlinable public static var storageClass: StorageClass { .integer }
  @inlinable public var stored: StoredValue { .integer(Int64(self)) }

  @inlinable public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self.init(exactly: value)
  }
}

extension Bool: ColumnValue {
  @inlinable public static var storageClass: StorageClass { .integer }
  @inlinable public var stored: StoredValue { .integer(self ? 1 : 0) }

  @inlinable public init?(stored: StoredValue) {
    guard case .integer(let value) = stored, value == 0 || value == 1 else { return nil }
    self = value == 1
  }
}

extension Double: ColumnValue {
  @inlinable public static var storageClass: StorageClass { .real }

  // SQLite stores NaN as NULL, which would come back as something else or not at all.
  @inlinable public var stored: StoredValue { isNaN ? .unstorable("it is not a number") : .real(self) }

  @inlinable public init?(stored: StoredValue) {
    guard case .real(let value) = stored else { return nil }
    self = value
  }
}

extension String: ColumnValue {
  @inlinable public static var storageClass: StorageClass { .text }
  @inlinable public var stored: StoredValue { .text(self) }

  @inlinable public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }
}
