/// A number of things in a response, such as comments. It is `nil` if it is missing, null, negative or not an integer,
/// so that it does not make the object that contains it unreadable. Some servers send counts as strings.
///
///     struct Repository: Decodable {
///       @LenientCount var forksCount: Int?  // 3, "3", or -1 for a hidden count
///     }
///
/// Encoding omits a field that is `nil`.
@propertyWrapper public struct LenientCount: Codable, Hashable, Sendable {
  /// The count, or `nil`.
  public var wrappedValue: Int?

  /// Creates a field with a count.
  public init(wrappedValue: Int?) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes the value of an array or a dictionary. Never fails.
  public init(from decoder: any Decoder) {
    let count = (try? StringOrNumber(from: decoder))?.integer
    self.init(wrappedValue: count.flatMap { $0 < 0 ? nil : $0 })
  }

  /// Encodes the count, or null.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

/// An integer that some servers send as a string. Decoding fails if the value is not an integer.
@propertyWrapper public struct IntegerOrString: Codable, Hashable, Sendable {
  /// The integer.
  public var wrappedValue: Int

  /// Creates a field with an integer.
  public init(wrappedValue: Int) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes an integer from a number or a string.
  public init(from decoder: any Decoder) throws {
    guard let integer = try StringOrNumber(from: decoder).integer else {
      throw DecodingError.typeMismatch(
        Int.self, .init(codingPath: decoder.codingPath, debugDescription: "neither an integer nor one as a string"))
    }
    self.init(wrappedValue: integer)
  }

  /// Encodes the integer as a number.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

extension KeyedDecodingContainer {
  /// Decodes a count. Never fails.
  public func decode(_ type: LenientCount.Type, forKey key: Key) -> LenientCount {
    ((try? decodeIfPresent(LenientCount.self, forKey: key)) ?? nil) ?? LenientCount(wrappedValue: nil)
  }

  /// Decodes a lenient integer, which can be a string. Never fails.
  public func decode(_ type: Lenient<Int>.Type, forKey key: Key) -> Lenient<Int> {
    Lenient(wrappedValue: (try? decodeIfPresent(IntegerOrString.self, forKey: key))??.wrappedValue)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a count, or nothing if it is `nil`.
  public mutating func encode(_ field: LenientCount, forKey key: Key) throws {
    try encodeIfPresent(field.wrappedValue, forKey: key)
  }
}
