/// The grammar of all output of the package: printable text and a few control sequences. Hostile input may appear as text only.
enum OutputGrammar {
  /// Returns the first bytes that violate the grammar, or `nil` if there are none.
  static func violation(in bytes: [UInt8], allowing sequences: Bool = true) -> String? {
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x20..<0x7F, 0x80...: if isC1(byte, rest.first) { return "C1 \(rest.prefix(20))" }
      case 0x0A where !sequences: break
      case 0x1B where sequences:
        if !takeSequence(&rest) { return "ESC \(String(decoding: rest.prefix(20), as: UTF8.self))" }
      default: return "control \(byte)"
      }
    }
    return nil
  }

  /// Returns whether a byte starts a scalar from U+0080 to U+009F, which some terminals treat as ESC and a letter.
  private static func isC1(_ byte: UInt8, _ next: UInt8?) -> Bool {
    byte == 0xC2 && next.map { (0x80..<0xA0).contains($0) } == true
  }

  private static func takeSequence(_ rest: inout ArraySlice<UInt8>) -> Bool {
    switch rest.popFirst() {
    case UInt8(ascii: "["):
      let parameters = rest.prefix { $0 < 0x40 }
      rest = rest.dropFirst(parameters.count)
      guard let final = rest.popFirst() else { return false }
      return isKnown(String(decoding: parameters, as: UTF8.self), Character(Unicode.Scalar(final)))
    case UInt8(ascii: "]"):
      let content = rest.prefix { $0 != 0x07 }
      rest = rest.dropFirst(content.count + 1)
      guard content.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return false }
      guard !zip(content, content.dropFirst()).contains(where: { isC1($0, $1) }) else { return false }
      return content.starts(with: "2;".utf8) || content.starts(with: "52;c;".utf8)
    default: return false
    }
  }

  private static func isKnown(_ parameters: String, _ final: Character) -> Bool {
    switch final {
    case "H", "C", "m": parameters.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
    case "K": parameters.isEmpty
    case "J": parameters == "2"
    case "h", "l": parameters == "?25" || parameters == "?2026"
    default: false
    }
  }
}
