/// A field of a response that is `nil` if it is missing, null or cannot be decoded, so that it does not make the object
/// that contains it unreadable.
///
///     struct Commit: Decodable {
///       let sha: String
///       @Lenient var author: User?  // null, or {} without a user
///     }
///
/// Encoding omits a field that is `nil`.
@propertyWrapper public struct Lenient<Value> {
  /// The value, or `nil`.
  public var wrappedValue: Value?

  /// Creates a field with a value.
  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }
}

extension Lenient: Decodable where Value: Decodable {
  /// Decodes the value of an array or a dictionary.
  public init(from decoder: any Decoder) {
    self.init(wrappedValue: try? Value(from: decoder))
  }
}

extension Lenient: Encodable where Value: Encodable {
  /// Encodes the value, or null.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension Lenient: Sendable where Value: Sendable {}
extension Lenient: Equatable where Value: Equatable {}
extension Lenient: Hashable where Value: Hashable {}

extension KeyedDecodingContainer {
  /// Decodes a lenient field. Never fails.
  public func decode<Value: Decodable>(_ type: Lenient<Value>.Type, forKey key: Key) -> Lenient<Value> {
    Lenient(wrappedValue: (try? decodeIfPresent(Value.self, forKey: key)) ?? nil)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a lenient field, or nothing if it is `nil`.
  public mutating func encode<Value: Encodable>(_ field: Lenient<Value>, forKey key: Key) throws {
    try encodeIfPresent(field.wrappedValue, forKey: key)
  }
}
