public import Foundation

extension Data: ColumnValue {
  public static var storageClass: StorageClass { .blob }
  public var stored: StoredValue { .blob(self) }

  public init?(stored: StoredValue) {
    guard case .blob(let value) = stored else { return nil }
    self = value
  }
}

/// Stored as seconds since 2001-01-01 00:00:00 UTC, the very number that `Date` holds, so that what is read equals what was written.
extension Date: ColumnValue {
  public static var storageClass: StorageClass { .real }
  public var stored: StoredValue { timeIntervalSinceReferenceDate.stored }

  public init?(stored: StoredValue) {
    guard let seconds = Double(stored: stored) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}

extension UUID: ColumnValue {
  public static var storageClass: StorageClass { .text }
  public var stored: StoredValue { .text(uuidString) }

  public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self.init(uuidString: value)
  }
}

extension URL: ColumnValue {
  public static var storageClass: StorageClass { .text }
  public var stored: StoredValue { .text(absoluteString) }

  public init?(stored: StoredValue) {
    guard case .text(let value) = stored else { return nil }
    self.init(string: value)
  }
}
