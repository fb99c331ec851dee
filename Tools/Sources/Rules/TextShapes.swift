import SourceFiles

/// A string literal among the tokens of a file, and what it is for.
struct Literal {
  let code: [Token]
  let index: Int

  /// The text between the quotes, without interpolated values.
  var text: String { code[index].text }

  /// Whether the text has several words, and is neither markup, a query nor a format of dates.
  var isPhrase: Bool {
    text.utf8.contains(UInt8(ascii: " "))
      && text.contains(#/[A-Za-z]{2,}[,.;!?]? [A-Za-z]|[A-Za-z][,.;!?]? [A-Za-z]{2,}/#)
      && !text.contains(/[{}<>=$]|HTTP\/|\w:\w/)
      && !text.hasPrefix("/") && text.prefixMatch(of: Self.query) == nil && !isDateFormat
  }

  /// Whether the text is a format such as `yyyy-MM-dd HH:mm`.
  var isDateFormat: Bool {
    text.contains(/yy|MM|dd|HH|mm/) && text.wholeMatch(of: #/[yMdHhmsSEaZz:\-\/., ']+/#) != nil
  }

  /// Whether the text is a name in mixed case, such as GitHub or iPhone.
  var isProperName: Bool { text.wholeMatch(of: /[A-Za-z][a-z]*[A-Z][A-Za-z]*/) != nil }

  private static var query: Regex<Substring> {
    /\s*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|DROP|ALTER|FROM|WHERE|ORDER|GROUP|LIMIT|JOIN|AND|OR|SET|VALUES|PRAGMA)\b/
  }

  /// Whether the text is compared with another one, or is the pattern of a case.
  var isCompared: Bool {
    let before = code[..<index].suffix(2).map(\.text).joined()
    let after = code[(index + 1)...].prefix(2).map(\.text).joined()
    return ["==", "!=", "~="].contains(before) || ["==", "!=", "~="].contains(after)
      || before.hasSuffix("case") && [":", ","].contains(after.prefix(1))
  }

  /// Whether the text is the name of a key, as in `KeyBinding(["Enter"], …)`.
  var isKey: Bool {
    let before = code[..<index].reversed().drop { $0.kind == .string || $0.isSymbol(",") }.prefix(3).map(\.text)
    return before == ["[", "(", "KeyBinding"]
  }

  /// Whether the text is the format of a text, as in `String(format: "%d results", count)`.
  var isFormat: Bool { code[..<index].suffix(2).map(\.text) == ["format", ":"] && text.contains(/[a-z]{3,}/) }

  /// Whether the text is one of two, of which the other one is Chinese, or an argument beside translations.
  var isTranslated: Bool {
    let next = code[(index + 1)...].prefix(12).prefix { !["{", "}"].contains($0.text) }.first { $0.kind == .string }
    if let next, next.text.unicodeScalars.contains(where: { (0x3400...0x9FFF).contains($0.value) }) { return true }
    return calls.contains { call in
      zip(code[call..<index], code[call..<index].dropFirst()).contains {
        ["en", "zhHans"].contains($0.text) && $1.isSymbol(":")
      }
    }
  }

  /// Whether only programs and programmers read the text: a condition, a log, a pattern, or the reason of a decoding error.
  var isForPrograms: Bool {
    let readers: Set = [
      "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "log", "contains", "hasPrefix",
      "hasSuffix", "firstRange", "ranges", "split", "replacing", "available",
    ]
    let levels: Set = ["trace", "debug", "info", "notice", "warning", "error", "critical"]
    if code[..<index].suffix(8).contains(where: { $0.isWord("debugDescription") }) { return true }
    return calls.contains { call in
      guard call > 0 else { return false }
      let name = code[call - 1].text
      let receiver = call > 2 && code[call - 2].isSymbol(".") ? code[call - 3].text.lowercased() : ""
      return readers.contains(name)
        || levels.contains(name) && (receiver.hasSuffix("log") || receiver.hasSuffix("logger"))
    }
  }

  /// The indices of the open parentheses around the literal within its statement, the innermost first.
  private var calls: [Int] {
    var (found, depth): ([Int], Int) = ([], 0)
    for position in code[..<index].indices.suffix(200).reversed() where code[position].kind == .symbol {
      switch code[position].text {
      case ")", "]", "}": depth += 1
      case "(", "[", "{":
        guard depth == 0 else {
          depth -= 1
          continue
        }
        if code[position].isSymbol("{") { return found }
        if code[position].isSymbol("(") { found.append(position) }
      default: break
      }
    }
    return found
  }
}
