import Foundation

/// A `Codable` type that is stored as JSON text in one column.
///
/// Keys are sorted, so that the text does not depend on the order in which they are encoded. A filter on such a column
/// compares the text.
public protocol JSONColumnValue: ColumnValue, Codable {}

extension JSONColumnValue {
  /// The storage class of JSON, which is text.
  public static var storageClass: StorageClass { .text }
  /// The value as JSON text with sorted keys.
  public var stored: StoredValue { JSONColumn.stored(self) }

  /// Creates a value from JSON text. Returns `nil` if the text cannot be decoded.
  public init?(stored: StoredValue) {
    guard let value = JSONColumn.value(Self.self, stored) else { return nil }
    self = value
  }
}

extension Array: ColumnValue where Element: Codable & ColumnValue {
  /// The storage class of JSON, which is text.
  public static var storageClass: StorageClass { .text }
  /// The value as JSON text with sorted keys.
  public var stored: StoredValue { JSONColumn.stored(self) }

  /// Creates a value from JSON text. Returns `nil` if the text cannot be decoded.
  public init?(stored: StoredValue) {
    guard let value = JSONColumn.value(Self.self, stored) else { return nil }
    self = value
  }
}

enum JSONColumn {
  static func stored(_ value: some Encodable) -> StoredValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      // The error's message may quote the value, which may be private.
      return .unstorable("\(type(of: value)) could not be encoded as JSON")
    }
  }

  static func value<Value: Decodable>(_ type: Value.Type, _ stored: StoredValue) -> Value? {
    guard case .text(let text) = stored else { return nil }
    return try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
