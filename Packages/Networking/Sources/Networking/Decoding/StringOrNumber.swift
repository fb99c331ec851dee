/// A value that some servers send as a number and others as a string.
public struct StringOrNumber: Decodable, Sendable, Hashable {
  /// The value as a string: `"1"` for both `1` and `"1"`.
  public let text: String

  /// Creates a value from text.
  public init(_ text: String) {
    self.text = text
  }

  /// The value as an integer, or `nil` if the value is not an integer.
  public var integer: Int? { Int(text) }

  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self.init(text)
    } else if let integer = try? value.decode(Int64.self) {
      self.init(String(integer))
    } else if let integer = try? value.decode(UInt64.self) {
      self.init(String(integer))
    } else if let number = try? value.decode(Double.self) {
      self.init(String(number))
    } else {
      throw DecodingError.typeMismatch(
        StringOrNumber.self, .init(codingPath: decoder.codingPath, debugDescription: "neither a string nor a number"))
    }
  }
}
