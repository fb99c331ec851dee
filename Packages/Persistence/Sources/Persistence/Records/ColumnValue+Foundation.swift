public import Foundation

extension Data: ColumnValue {
  /// The storage class, `StorageClass.blob`.
  @inlinable public static var storageClass: StorageClass { .blob }
  /// The bytes, as `StoredValue.blob`.
  @inlinable public var stored: StoredValue { .blob(self) }

  /// Creates a value from bytes. Returns `nil` for any other value.
  @inlinable public init?(stored: StoredValue) {
    guard case .blob(let value) = stored else { return nil }
    self = value
  }
}

/// Dates are stored as seconds since 2001-01-01 00:00:00 UTC, the representation of `Date`, so that the value that is
/// read equals the value that was written.
extension Date: ColumnValue {
  /// The storage class, `StorageClass.real`.
  @inlinable public static var storageClass: StorageClass { .real }
  /// The number of seconds since 2001-01-01 00:00:00 UTC, as `StoredValue.real`.
  @inlinable public var stored: StoredValue { timeIntervalSinceReferenceDate.stored }

  /// Creates a value from a number of seconds. Returns `nil` for any other value.
  @inlinable public init?(stored: StoredValue) {
    guard let seconds = Double(stored: stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension UUID: ColumnValue {
  /// The storage class, `StorageClass.text`.
  @inlinable public static var storageClass: StorageClass { .text }
  /// The UUID in its usual notation, as `StoredValue.text`.
  @inlinable public var stored: StoredValue { .text(uuidString) }

  /// Creates a value from the text of a UUID. Returns `nil` for any other value.
  @inlinable public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self.init(uuidString: value)
  }
}

extension URL: ColumnValue {
  /// The storage class, `StorageClass.text`.
  @inlinable public static var storageClass: StorageClass { .text }
  /// The absolute URL, as `StoredValue.text`.
  @inlinable public var stored: StoredValue { .text(absoluteString) }

  /// Creates a value from the text of a URL. Returns `nil` for any other value.
  @inlinable public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self.init(string: value)
  }
}
