import Foundation

extension JSONBody {
  /// Returns the text with U+FFFD in place of each character in a string that no text can contain: an ill-formed UTF-8
  /// sequence, the escape sequence of a surrogate that is not part of a pair, a backslash that begins no escape
  /// sequence, and a control character that is not escaped. The decoder would reject the whole string, or the whole
  /// object if the string is a name.
  static func repaired(_ data: Data) -> Data {
    // The decoder also accepts UTF-16 and UTF-32, which begin with a byte order mark or have a zero byte.
    if data.prefix(2).contains(where: { $0 == 0 || $0 >= 0xFE }) { return data }
    let isWellFormed = String(validating: data, as: UTF8.self) != nil
    let text = isWellFormed ? data : Data(String(decoding: data, as: UTF8.self).utf8)
    return text.withUnsafeBytes { repairedStrings(in: $0) } ?? text
  }

  /// Returns the repaired text, or `nil` if there is nothing to repair.
  private static func repairedStrings(in bytes: UnsafeRawBufferPointer) -> Data? {
    var repaired = Data()
    var copied = 0
    var isInString = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      var (length, isValid) = (1, true)
      if byte == UInt8(ascii: "\"") {
        isInString.toggle()
      } else if isInString, byte == UInt8(ascii: "\\") {
        (length, isValid) = escapeSequence(at: index, in: bytes)
      } else if isInString {
        isValid = byte >= 0x20
      }
      if !isValid {
        repaired += bytes[copied..<index]
        repaired += "\u{FFFD}".utf8
        copied = index + length
      }
      index += length
    }
    return copied == 0 ? nil : repaired + bytes[copied...]
  }

  /// Returns the length of the escape sequence at an index, and a Boolean value that indicates whether it is valid. The
  /// escape sequences of a pair of surrogates are one sequence. If none begins at the index, the length is that of the
  /// backslash.
  private static func escapeSequence(at index: Int, in bytes: UnsafeRawBufferPointer) -> (length: Int, isValid: Bool) {
    guard index + 1 < bytes.count else { return (1, false) }
    guard bytes[index + 1] == UInt8(ascii: "u") else {
      return "\"\\/bfnrt".utf8.contains(bytes[index + 1]) ? (2, true) : (1, false)
    }
    guard let unit = codeUnit(at: index, in: bytes) else { return (1, false) }
    switch unit {
    case 0xD800..<0xDC00:
      let next = codeUnit(at: index + 6, in: bytes) ?? 0
      return (0xDC00..<0xE000).contains(next) ? (12, true) : (6, false)
    case 0xDC00..<0xE000: return (6, false)
    default: return (6, true)
    }
  }

  /// Returns the code unit of the escape sequence `\uXXXX` at an index, or `nil` if there is none.
  private static func codeUnit(at index: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard index + 6 <= bytes.count, bytes[index..<index + 2].elementsEqual("\\u".utf8) else { return nil }
    var unit = 0
    for byte in bytes[index + 2..<index + 6] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default: return nil
      }
      unit = unit << 4 | Int(digit)
    }
    return unit
  }
}
