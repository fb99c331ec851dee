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

  /// Returns a Boolean value that indicates whether text contains the character ESC, CSI, OSC, DCS or BEL, or the rest of a
  /// sequence that sets a style, such as `[31m`, shows the cursor, clears the screen or names a link.
  private static func hasEscape(_ text: String) -> Bool {
    // allow(no-escape-codes): the patterns of this rule
    text.hasBytes(of: "\u{1B}") || text.hasBytes(of: "\u{9B}")
      || text.hasBytes(of: "u{") && text.contains(/\\#*u\{0*(1[bB]|9[bB]|7)\}|^\\#*u\{0*9[dD0]\}/)
      || text.hasBytes(of: "[") && text.contains(/\[\d[\d;:]*m(?!\])|\[\?\d+[hl]|^\[(\d*[JK]|m)$/)
      || text.hasPrefix("]") && text.dropFirst().hasPrefix("8;")
  }

  private static let measures: Set = [
    "row", "rows", "column", "columns", "line", "x", "y", "width", "widths", "height", "heights", "count", "counts",
    "size", "sizes", "index", "offset", "length", "top", "bottom", "left", "right", "leading", "trailing", "limit",
    "maximum", "minimum", "seconds", "milliseconds", "color", "colors",
  ]
  private static let characters: Set = [
    "UnicodeScalar", "Scalar", "Character", "UInt8", "Int8", "CChar", "CodeUnit",
  ]

  /// Returns a Boolean value that indicates whether a number is the code of ESC or CSI: in hexadecimal, octal or binary
  /// anywhere, in decimal as a character or as the first byte of a sequence. A measure or a color is no character.
  private static func isEscape(_ index: Int, in code: [Token]) -> Bool {
    let text = code[index].text.replacing("_", with: "").lowercased()
    let radix = ["0x": 16, "0o": 8, "0b": 2][String(text.prefix(2))]
    guard let value = radix.map({ Int(text.dropFirst(2), radix: $0) }) ?? Int(text), value == 27 || value == 155,
      !isMeasure(index, in: code)
    else { return false }
    if radix != nil { return true }
    let before = code[..<index].suffix(6).map(\.text)
    let after = code[index...].dropFirst().prefix(2).map(\.text)
    let isArgument = ["(", "["].contains(before.last) && before.dropLast().contains(where: characters.contains)
    let isConverted = before.last == ":" && ["exactly", "bitPattern"].contains(before.dropLast().last)
    let isInitialValue = before.last == "=" && characters.contains(before.dropLast().last ?? "")
    return isArgument || isConverted || isInitialValue || after == ["as", "UInt8"] || after == [",", "91"]
      || after == [",", "0x5B"] || after == [",", "0x5b"]
  }

  /// Returns a Boolean value that indicates whether the name or the label of a number is that of a measure: `width` for
  /// `width: 27` and for `let maximumWidth: UInt8 = 27`.
  private static func isMeasure(_ index: Int, in code: [Token]) -> Bool {
    let before = code[..<index].reversed().prefix { $0.line == code[index].line && !"{};(,".contains($0.text) }
    guard let value = before.first(where: { $0.isSymbol(":") || $0.isSymbol("=") }),
      let name = before.drop(while: {
        $0.offset >= value.offset || $0.text.first?.isUppercase == true || $0.isSymbol(":")
      })
      .first
    else { return false }
    let end = name.text.lastIndex(where: \.isUppercase) ?? name.text.startIndex
    return measures.contains(name.text[end...].lowercased())
  }
}
