import SourceFiles

extension Rule {
  /// The rule that only TerminalUI, which sanitizes text, contains escape sequences, however they are written.
  public static let noEscapeCodes: Rule = .init(id: "no-escape-codes") { tree in
    // The demo server imitates other programs, and Reactive's tests of text are elsewhere.
    tree.swiftSources.filter { $0.package != "TerminalUI" && $0.package != "DemoServer" }.flatMap { file in
      let code = file.code
      var last = 0
      return code.indices.compactMap { index -> Violation? in
        let token = code[index]
        let isEscape =
          token.kind == .string ? hasEscape(token.text) : token.kind == .number && isEscape(index, in: code)
        guard isEscape, token.line != last, !file.allows("no-escape-codes", at: token.line) else { return nil }
        last = token.line
        return file.violation(
          token.line, "An escape sequence outside TerminalUI: use a style, or add one to TerminalUI.")
      }
    }
  }

  /// Returns a Boolean value that indicates whether text contains the character ESC or CSI, or the rest of a sequence
  /// that sets a style, such as `[31m`.
  private static func hasEscape(_ text: String) -> Bool {
    // allow(no-escape-codes): the patterns of this rule
    text.hasBytes(of: "\u{1B}") || text.hasBytes(of: "\u{9B}")
      || text.hasBytes(of: "\\u") && text.contains(/\\u\{0*(1[bB]|9[bB])\}/)
      || text.hasBytes(of: "[") && text.contains(/\[\d[\d;:]*m(?!\])/)
  }

  private static let measures: Set = [
    "row", "rows", "column", "columns", "line", "x", "y", "width", "height", "count", "size", "index", "offset",
    "length",
    "top", "bottom", "left", "right", "leading", "trailing", "limit", "maximum", "minimum", "seconds", "milliseconds",
  ]
  private static let characters: Set = ["UnicodeScalar", "Scalar", "Character", "UInt8", "CChar"]

  /// Returns a Boolean value that indicates whether a number is the code of ESC or CSI: in hexadecimal, octal or binary
  /// anywhere, in decimal as a character or as the first byte of a sequence.
  private static func isEscape(_ index: Int, in code: [Token]) -> Bool {
    let text = code[index].text.replacing("_", with: "").lowercased()
    let radix = ["0x": 16, "0o": 8, "0b": 2][String(text.prefix(2))]
    guard let value = radix.map({ Int(text.dropFirst(2), radix: $0) }) ?? Int(text), value == 27 || value == 155
    else { return false }
    let before = code[..<index].suffix(4).map(\.text)
    // A position or a size in hexadecimal is no character.
    if radix != nil { return before.last != ":" || !measures.contains(before.dropLast().last ?? "") }
    let after = code[index...].dropFirst().prefix(2).map(\.text)
    let isArgument = before.last == "(" && before.dropLast().contains(where: characters.contains)
    let isInitialValue = before.last == "=" && characters.contains(before.dropLast().last ?? "")
    return isArgument || isInitialValue || after == [",", "91"]
  }
}
