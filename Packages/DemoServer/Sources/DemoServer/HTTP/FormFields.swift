import Foundation

/// The fields of a query string or of an `application/x-www-form-urlencoded` body, in order.
struct FormFields: Sendable, Equatable, ExpressibleByDictionaryLiteral {
  private(set) var fields: [Field] = []

  struct Field: Sendable, Equatable {
    var name: String
    var value: String
  }

  init(dictionaryLiteral elements: (String, String)...) { fields = elements.map { Field(name: $0.0, value: $0.1) } }

  /// Parses fields. Omits fields whose percent-encoding is invalid or not UTF-8.
  init(parsing text: String) {
    for pair in text.utf8.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = percentDecoded(parts[0], plusIsSpace: true),
        let value = percentDecoded(parts.count > 1 ? parts[1] : Substring().utf8, plusIsSpace: true)
      else { continue }
      fields.append(Field(name: name, value: value))
    }
  }

  /// The value of the first field with the given name, or `nil` if there is no such field.
  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  var encoded: String {
    fields.map { "\(percentEncoded($0.name))=\(percentEncoded($0.value))" }.joined(separator: "&")
  }

  /// Returns a copy in which all fields with the given name are replaced by one field with the given value.
  func setting(_ name: String, to value: String) -> FormFields {
    var copy = removing([name])
    copy.fields.append(Field(name: name, value: value))
    return copy
  }

  func removing(_ names: Set<String>) -> FormFields {
    var copy = self
    copy.fields.removeAll { names.contains($0.name) }
    return copy
  }
}

/// Decodes percent-encoded text. Returns `nil` if an escape is invalid or the bytes are not UTF-8.
func percentDecoded(_ text: some Collection<UInt8>, plusIsSpace: Bool = false) -> String? {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.count)
  var rest = text.makeIterator()
  while let byte = rest.next() {
    switch byte {
    case UInt8(ascii: "%"):
      guard let high = rest.next()?.hexDigit, let low = rest.next()?.hexDigit else { return nil }
      bytes.append(high << 4 | low)
    case UInt8(ascii: "+") where plusIsSpace:
      bytes.append(UInt8(ascii: " "))
    default:
      bytes.append(byte)
    }
  }
  return String(validating: bytes, as: UTF8.self)
}

/// Returns the text, with everything except ASCII letters, digits and `-._~` percent-encoded.
func percentEncoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF")
  return text.utf8.reduce(into: "") { result, byte in
    let scalar = Unicode.Scalar(byte)
    if scalar.isASCII,
      scalar.properties.isAlphabetic || (48...57).contains(byte) || "-._~".unicodeScalars.contains(scalar)
    {
      result.unicodeScalars.append(scalar)
    } else {
      result += "%"
      result.append(digits[Int(byte >> 4)])
      result.append(digits[Int(byte & 15)])
    }
  }
}

extension UInt8 {
  var hexDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
