/// A lexer for Swift source. It recognizes just enough of the language to separate code from comments and strings.
public struct Lexer {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []

  /// Returns the tokens of a file, in reading order.
  public static func tokens(of source: String) -> [Token] {
    var lexer = Lexer(bytes: Array(source.utf8))
    lexer.scanCode(untilClosingParenthesis: false)
    return lexer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func peek(_ offset: Int = 0) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where position < bytes.count {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private func text(from start: Int, to end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  private mutating func scanCode(untilClosingParenthesis isInterpolation: Bool) {
    var depth = 0
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
        advance()
      case UInt8(ascii: "/") where starts(with: "//"):
        scanLineComment()
      case UInt8(ascii: "/") where starts(with: "/*"):
        scanBlockComment()
      case UInt8(ascii: "/") where isRegexStart:
        scanRegex(hashes: 0)
      case UInt8(ascii: "\""):
        scanString(hashes: 0)
      case UInt8(ascii: "#"):
        scanHash()
      case UInt8(ascii: "`"):
        scanQuotedWord()
      case _ where byte.isDigit:
        scanRun(.number)
      case _ where byte.isWord:
        scanRun(.word)
      default:
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if isInterpolation && depth == 0 { return advance() }
          depth -= 1
        }
        tokens.append(Token(kind: .symbol, text: text(from: position, to: position + 1), line: line, offset: position))
        advance()
      }
    }
  }

  private mutating func scanRun(_ kind: Token.Kind) {
    let start = position
    while let byte = peek(), byte.isWord { advance() }
    let word = text(from: start, to: position)
    // `try!` traps and `try !flag` does not: only the space differs.
    if word == "try" || word == "as", peek() == UInt8(ascii: "!") { advance() }
    tokens.append(Token(kind: kind, text: text(from: start, to: position), line: line, offset: start))
  }

  /// Reads a name in backticks. They say nothing about the name of a function or a type, so they are not part of its text; a
  /// keyword and a sentence keep theirs, without which they would not be names.
  private mutating func scanQuotedWord() {
    let start = position
    advance()
    while let byte = peek(), byte != UInt8(ascii: "`"), byte != UInt8(ascii: "\n") { advance() }
    let name = bytes[(start + 1)..<position]
    advance()
    let isPlain = name.allSatisfy(\.isWord) && !Self.keywords.contains(String(decoding: name, as: UTF8.self))
    let quoted = text(from: start, to: position)
    tokens.append(
      Token(kind: .word, text: isPlain ? quoted.replacing("`", with: "") : quoted, line: line, offset: start))
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "defer", "deinit", "do", "else", "enum",
    "extension", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let",
    "nil", "operator", "private", "protocol", "public", "repeat", "return", "static", "struct", "subscript", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private mutating func scanLineComment() {
    let start = position + 2
    while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
    tokens.append(Token(kind: .comment, text: text(from: start, to: position), line: line, offset: start - 2))
  }

  private mutating func scanBlockComment() {
    let (start, firstLine) = (position + 2, line)
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && position < bytes.count
    let end = depth == 0 ? position - 2 : position
    tokens.append(Token(kind: .comment, text: text(from: start, to: end), line: firstLine, offset: start - 2))
  }

  /// Reads `#"raw"#`, `#/regex/#`, or the symbol of `#if` and similar directives.
  private mutating func scanHash() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch peek(hashes) {
    case UInt8(ascii: "\""):
      advance(hashes)
      scanString(hashes: hashes)
    case UInt8(ascii: "/"):
      advance(hashes)
      scanRegex(hashes: hashes)
    default:
      tokens.append(Token(kind: .symbol, text: "#", line: line, offset: position))
      advance()
    }
  }

  private mutating func scanString(hashes: Int) {
    let (start, firstLine) = (position, line)
    let quotes = starts(with: "\"\"\"") ? 3 : 1
    advance(quotes)
    var content: [UInt8] = []
    while let byte = peek() {
      if byte == UInt8(ascii: "\""), closes(quotes: quotes, hashes: hashes) {
        advance(quotes + hashes)
        break
      }
      // An unterminated one-line string ends at the end of its line, so that in incomplete code it does not extend to
      // the end of the file.
      if byte == UInt8(ascii: "\n"), quotes == 1 { break }
      if byte == UInt8(ascii: "\\"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) {
        if peek(1 + hashes) == UInt8(ascii: "(") {
          advance(2 + hashes)
          scanCode(untilClosingParenthesis: true)
        } else {
          content += bytes[position..<min(position + 2 + hashes, bytes.count)]
          advance(2 + hashes)
        }
        continue
      }
      content.append(byte)
      advance()
    }
    let text = String(decoding: content, as: UTF8.self)
    tokens.append(Token(kind: .string, text: text, line: firstLine, offset: start))
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
  }

  /// Whether a `/` starts a regex: an operand is expected, and a second `/` follows on
  /// the same line. Otherwise, the `/` is a division.
  private var isRegexStart: Bool {
    guard let next = peek(1), next != UInt8(ascii: " "), next != UInt8(ascii: "\n") else { return false }
    if let last = tokens.last(where: { $0.kind != .comment }) {
      guard last.isWord("return") || (last.kind == .symbol && "(,=:[{!&|?;".contains(last.text)) else { return false }
    }
    return bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }.contains(UInt8(ascii: "/"))
  }

  private mutating func scanRegex(hashes: Int) {
    let (start, firstLine) = (position, line)
    advance()
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), (0..<hashes).allSatisfy({ peek(1 + $0) == UInt8(ascii: "#") }) {
        advance(1 + hashes)
        break
      }
      if byte == UInt8(ascii: "\n"), hashes == 0 { break }
      advance(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    tokens.append(Token(kind: .string, text: text(from: start, to: position), line: firstLine, offset: start))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte can be part of an identifier. Every byte of a non-ASCII character
  /// can.
  fileprivate var isWord: Bool {
    isDigit || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
