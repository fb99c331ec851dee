import SourceFiles

/// A string literal among the tokens of a file, and what it is for.
struct Literal {
  let code: [Token]
  let index: Int

  /// The text between the quotes, without interpolated values.
  var text: String { code[index].text }

  /// Whether the text has a word after a value or begins a sentence before one: `"\(count) rows"` or `"Saved \(count)"`.
  var isFragment: Bool {
    guard index > 0, code[index - 1].offset > code[index].offset else { return false }
    return text.wholeMatch(of: #/ \p{Ll}{3,}[.!?…]*|\p{Lu}\p{Ll}{2,}:? /#) != nil
      && !["Basic ", "Bearer "].contains(text)
  }

  /// Whether the text is a short one that a screen shows: `OK`, `Don't`, `Wi-Fi`, `loading…`, a part beside a value, or one of
  /// another script.
  var isShort: Bool {
    isFragment || isPlural || text.wholeMatch(of: #/OK|\p{Lu}\p{Ll}+['’\-]\p{L}+|\p{Ll}{3,}(…|\.\.\.|[!?])/#) != nil
      || text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
  }

  /// Whether the text is one of two that differ in number: `count == 1 ? "row" : "rows"`.
  var isPlural: Bool {
    let (before, after) = (code[..<index].suffix(3), code[(index + 1)...].prefix(2))
    if before.last?.isSymbol("?") == true, after.map(\.text) == [":", text + "s"] { return text.contains(/^\p{L}+$/) }
    return before.map(\.text) == ["?", String(text.dropLast()), ":"] && text.hasSuffix("s")
      && text.contains(/^\p{L}{2,}$/)
  }

  /// Whether the text is what code returns, chooses or passes without a label, and not a name in a list or of a header.
  var isValue: Bool {
    guard let before = code[..<index].last else { return false }
    let receivers: Set = ["Column", "Key", "Name", "HTTPHeader", "Header", "Word", "Table"]
    let next = index + 1 < code.count ? code[index + 1].text : ""
    if next == ":", !before.isSymbol("?") { return false }
    switch before.text {
    case "(": return index > 1 && code[index - 2].kind == .word && !receivers.contains(code[index - 2].text)
    case "return", "?": return before.kind != .string
    case ":":
      let start = code[..<(index - 1)].suffix(30).reversed().prefix { $0.line >= before.line - 2 }
      // The result of a case, or the second choice.
      return next == "}"
        || start.first { [",", "(", "{", "[", "?", "case", "default"].contains($0.text) }
          .map { ["?", "case", "default"].contains($0.text) } == true
    default: return false
    }
  }

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

  /// Whether the text is the same in every language: the name of a file, an option of a program, keys, or the name of a header.
  var isTechnical: Bool {
    let before = code[..<index].suffix(2)
    return text.wholeMatch(of: /[\w\-]+\.[a-z]{2,5}|--?[a-z][a-z\-]*|(Content|Accept|If|Last|Retry)-[A-Z][A-Za-z\-]+/)
      != nil
      || text.wholeMatch(of: /(((Ctrl|Alt|Shift)-)?([A-Z]|Tab|Esc|Enter|Space|[^\x00-\x7F\p{L}])( |$))+/) != nil
      || before.last?.isSymbol("[") == true && before.first?.text.lowercased().hasSuffix("headers") == true
  }

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
      || before.starts(with: ["[", "="]) && before.last?.hasSuffix("eys") == true
  }

  /// Whether the text is the format of a text, as in `String(format: "%d results", count)`.
  var isFormat: Bool { code[..<index].suffix(2).map(\.text) == ["format", ":"] && text.contains(/[a-z]{3,}/) }

  /// Whether the text is one of two, of which the other one is Chinese, or an argument beside translations.
  var isTranslated: Bool {
    let next = code[(index + 1)...].prefix(12).prefix { !["{", "}"].contains($0.text) }.first { $0.kind == .string }
    return next?.text.unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) } == true || isLabeled
  }

  /// Whether the text is within the parentheses of `LocalizedText(en: …, zhHans: …)`.
  var isLabeled: Bool {
    calls.contains { call in
      zip(code[call..<index], code[call..<index].dropFirst()).contains {
        ["en", "zhHans"].contains($0.text) && $1.isSymbol(":")
      }
    }
  }

  /// Whether only programs and programmers read the text: a condition, a log, a pattern, or the reason of a decoding error.
  var isForPrograms: Bool {
    let readers: Set = [
      "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "log", "contains", "hasPrefix",
      "hasSuffix", "firstRange", "ranges", "split", "replacing", "available", "Locale",
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
