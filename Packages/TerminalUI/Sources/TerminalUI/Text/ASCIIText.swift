/// The characters of ASCII that stand for other characters where the locale does not use UTF-8, or for symbols where the
/// user wants none.
///
/// A terminal with such a locale shows the bytes of UTF-8 as other characters, and interprets some as control characters.
/// ASCII is a part of every encoding in use.
enum ASCIIText {
  /// Returns output whose text is in ASCII and takes the same columns. Control sequences are in ASCII already.
  ///
  /// - Parameter symbolsOnly: A Boolean value that indicates whether letters and other text stay as they are.
  static func encode(_ bytes: [UInt8], symbolsOnly: Bool = false) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes }
    var output: [UInt8] = []
    for character in String(decoding: bytes, as: UTF8.self) {
      if character.utf8.allSatisfy({ $0 < 0x80 }) {
        output += character.utf8
        continue
      }
      let columns = ColumnWidth.standard.columns(of: character)
      guard columns > 0, let first = character.unicodeScalars.first else { continue }
      // A wide one is an emoji.
      let symbol = columns == 1 ? symbol(first) : nil
      if symbolsOnly, symbol == nil || character.unicodeScalars.count > 1 {
        output += character.utf8
        continue
      }
      let substitute = symbol ?? substitute(of: first)
      output.append(substitute)
      if columns > 1 { output.append(substitute == question ? question : UInt8(ascii: " ")) }
    }
    return output
  }

  private static let question = UInt8(ascii: "?")

  /// Returns the substitute of a symbol with which screens are drawn, or `nil` for other text.
  private static func symbol(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x2026: return UInt8(ascii: "~")
    // Arrows and small triangles.
    case 0x2039, 0x2190, 0x25C2, 0x23CE: return UInt8(ascii: "<")
    case 0x2191, 0x25B4: return UInt8(ascii: "^")
    case 0x2193, 0x25BE: return UInt8(ascii: "v")
    case 0x203A, 0x2190...0x21FF, 0x25B8, 0x27F2: return UInt8(ascii: ">")
    // Bullets, geometric shapes, stars, hearts and the dots of the spinner.
    case 0x00B7, 0x2022, 0x2027, 0x25A0...0x25FF, 0x2800...0x28FF:
      return UInt8(ascii: "*")
    case 0x2713, 0x2714: return UInt8(ascii: "+")
    case 0x2715...0x2718: return UInt8(ascii: "x")
    case 0x2600...0x27BF: return UInt8(ascii: "*")
    case 0x23AF, 0x2500, 0x2501, 0x2504, 0x2505, 0x2508, 0x2509, 0x2550: return UInt8(ascii: "-")
    case 0x2502, 0x2503, 0x2506, 0x2507, 0x250A, 0x250B, 0x2551: return UInt8(ascii: "|")
    case 0x2500...0x257F: return UInt8(ascii: "+")
    case 0x2580...0x259F: return UInt8(ascii: "#")
    default: return nil
    }
  }

  private static func substitute(of scalar: Unicode.Scalar) -> UInt8 {
    if scalar.isASCII { return UInt8(scalar.value) }
    switch scalar.value {
    case 0x2018...0x201B, 0x2039, 0x203A: return UInt8(ascii: "'")
    // The wide forms of ASCII.
    case 0xFF01...0xFF5E: return UInt8(scalar.value - 0xFEE0)
    case 0x3001: return UInt8(ascii: ",")
    case 0x3002: return UInt8(ascii: ".")
    default: break
    }
    switch scalar.properties.generalCategory {
    case .dashPunctuation: return UInt8(ascii: "-")
    case .initialPunctuation, .finalPunctuation: return UInt8(ascii: "\"")
    case .spaceSeparator: return UInt8(ascii: " ")
    default: return letter(scalar.properties.name) ?? question
    }
  }

  /// Returns the letter in a name such as "LATIN SMALL LETTER E WITH ACUTE".
  private static func letter(_ name: String?) -> UInt8? {
    let words = (name ?? "").split(separator: " ")
    guard words.count > 4, words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count == 1, words[4] == "WITH",
      let letter = words[3].utf8.first
    else { return nil }
    return words[1] == "SMALL" ? letter | 0x20 : letter
  }
}
