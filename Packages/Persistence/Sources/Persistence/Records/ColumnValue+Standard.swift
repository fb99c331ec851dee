extension Int64: ColumnValue {
  public static var storageClass: StorageClass { .integer }
  public var stored: StoredValue { .integer(self) }

  public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self = value
  }
}

extension Int: ColumnValue {
  public static var storageClass: StorageClass { .integer }
  public var stored: StoredValue { .integer(Int64(self)) }

  public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self.init(exactly: value)
  }
}

extension Int32: ColumnValue {
  public static var storageClass: StorageClass { .integer }
  public var stored: StoredValue { .integer(Int64(self)) }

  public init?(stored: StoredValue) {
    guard case .integer(let value) = stored else { return nil }
    self.init(exactly: value)
  }
}

extension Bool: ColumnValue {
  public static var storageClass: StorageClass { .integer }
  public var stored: StoredValue { .integer(self ? 1 : 0) }

  public init?(stored: StoredValue) {
    guard case .integer(let value) = stored, value == 0 || value == 1 else { return nil }
    self = value == 1
  }
}

extension Double: ColumnValue {
  public static var storageClass: StorageClass { .real }

  // SQLite stores NaN as NULL, which would come back as something else or not at all.
  public var stored: StoredValue { isNaN ? .unstorable("it is not a number") : .real(self) }

  public init?(stored: StoredValue) {
    guard case .real(let value) = stored else { return nil }
    self = value
  }
}

extension String: ColumnValue {
  public static var storageClass: StorageClass { .text }
  public var stored: StoredValue { .text(self) }

  public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self = value
  }
}
