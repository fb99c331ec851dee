public import Foundation

extension Data: ColumnValue {
  @inlinable public static var storageClass: StorageClass { .blob }
  @inlinable public var stored: StoredValue { .blob(self) }

  @inlinable public init?(stored: StoredValue) {
    guard case .blob(let value) = stored else { return nil }
    self = value
  }
}

/// Stored as seconds since 2001-01-01 00:00:00 UTC, the representation of `Date`, so that the value read equals the one written.
extension Date: ColumnValue {
  @inlinable public static var storageClass: StorageClass { .real }
  @inlinable public var stored: StoredValue { timeIntervalSinceReferenceDate.stored }

  @inlinable public init?(stored: StoredValue) {
    guard let seconds = Double(stored: stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension UUID: ColumnValue {
  @inlinable public static var storageClass: StorageClass { .text }
  @inlinable public var stored: StoredValue { .text(uuidString) }

  @inlinable public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self.init(uuidString: value)
  }
}

extension URL: ColumnValue {
  @inlinable public static var storageClass: StorageClass { .text }
  @inlinable public var stored: StoredValue { .text(absoluteString) }

  @inlinable public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self.init(string: value)
  }
}
