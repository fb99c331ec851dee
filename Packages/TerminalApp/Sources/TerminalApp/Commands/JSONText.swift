import Foundation
import TerminalUI

/// An encoder of JSON as lines of text that the sanitizer leaves unchanged. Dates are in ISO 8601 format, such as
/// `2020-11-16T10:10:20Z`.
enum JSONText {
  /// Returns the lines of a value. Escapes all characters outside ASCII unless `usesUTF8` is `true`.
  static func lines(_ value: some Encodable, usesUTF8: Bool = true) throws -> [TerminalText] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return TerminalText.lines(escaped(String(decoding: try encoder.encode(value), as: UTF8.self), usesUTF8))
  }

  /// Escapes invisible characters as `\uXXXX`, so that the sanitizer finds nothing to change.
  private static func escaped(_ json: String, _ usesUTF8: Bool) -> String {
    var result = ""
    for scalar in json.unicodeScalars {
      if scalar.isASCII && scalar != "\u{7F}" || usesUTF8 && isVisible(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return result
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator,
      .nonspacingMark, .spacingMark, .enclosingMark:
      false
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
