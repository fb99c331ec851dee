import SourceFiles

/// A public function or initializer that only clients in one language mode see, because it is marked
/// `@available(swift, introduced: 6)` or `@available(swift, obsoleted: 6)`.
struct ModalFunction: Sendable {
  enum Mode: String {
    case swift5 = "@available(swift, obsoleted: 6)"
    case swift6 = "@available(swift, introduced: 6)"
  }

  struct Parameter: Sendable {
    let label: String
    let name: String
  }

  let mode: Mode
  /// The extended type, with the constraints of the extension.
  let extended: String
  /// The name, in backticks if the source contains them; `init` for an initializer.
  let name: String
  let parameters: [Parameter]
  /// The lines of the documentation, without the first two slashes.
  let documentation: [String]
  let attributes: [String]
  /// Whether a call of the function needs `try`.
  let isThrowing: Bool
  /// The declaration before the name, without attributes and access level.
  private let modifiers: String
  private let generics: String
  /// The declaration after the opening parenthesis.
  private let rest: String

  /// Whether the function is an initializer.
  var isInitializer: Bool { name == "init" }

  /// The name of the function in its type, such as `ObservableType.catch(_:)`.
  var id: String { "\(extended).\(name.filter { $0 != "`" })(\(parameters.map { "\($0.label):" }.joined()))" }

  /// Returns the declaration without attributes and access level, with another name. In place of an initializer, it is
  /// that of a static function.
  func signature(name: String) -> String {
    isInitializer ? "static func \(name)\(generics)(\(rest) -> Self" : "\(modifiers)func \(name)\(generics)(\(rest)"
  }

  /// The declaration without attributes and access level, with `consuming` before the type of the first parameter.
  var consumingSignature: String {
    let colon = rest.firstRange(of: ": ")?.upperBound ?? rest.startIndex
    return "\(modifiers)\(isInitializer ? "" : "func ")\(name)\(generics)(\(rest[..<colon])consuming \(rest[colon...])"
  }
}

extension ModalFunction {
  /// Returns the functions that are declared in a file's extensions and types, in reading order. Nested types are not
  /// searched.
  static func all(in file: SourceFile) -> [ModalFunction] {
    guard file.words.contains("introduced") || file.words.contains("obsoleted") else { return [] }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let tokens = file.tokens
    var functions: [ModalFunction] = []
    var extended = ""
    var depth = 0
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if depth == 0, token.kind == .word, ["extension", "class", "struct", "enum"].contains(token.text),
        let brace = tokens[index...].firstIndex(where: { $0.isSymbol("{") })
      {
        extended =
          token.text == "extension" ? text(after: token, to: tokens[brace], lines) : tokens[index + 1].text
        index = brace
      } else if depth == 1, token.isSymbol("@") {
        let (attributes, end) = attributes(at: index, in: tokens)
        if let mode = attributes.lazy.compactMap(Mode.init).first,
          let function = ModalFunction(mode, attributes, index, end, tokens, lines, extended: extended)
        {
          functions.append(function)
        }
        index = end
      } else {
        if token.isSymbol("{") { depth += 1 }
        if token.isSymbol("}") { depth -= 1 }
        index += 1
      }
    }
    return functions
  }

  /// Creates a function from the tokens of its declaration: attributes from `start`, and the rest from `end`.
  private init?(
    _ mode: Mode, _ attributes: [String], _ start: Int, _ end: Int, _ tokens: [Token], _ lines: [Substring],
    extended: String
  ) {
    guard let function = tokens[end...].firstIndex(where: { $0.isWord("func") || $0.isWord("init") }),
      tokens[end..<function].allSatisfy({ $0.kind == .word }),
      let access = tokens[end..<function].firstIndex(where: { $0.isWord("public") }),
      let open = tokens[function...].firstIndex(where: { $0.isSymbol("(") }),
      let brace = tokens[open...].firstIndex(where: { $0.isSymbol("{") })
    else { return nil }
    var depth = 0
    let close = tokens[open..<brace].indices.first { index in
      if tokens[index].isSymbol("(") { depth += 1 }
      if tokens[index].isSymbol(")") { depth -= 1 }
      return depth == 0
    }
    guard let close else { return nil }
    self.mode = mode
    self.attributes = attributes
    self.extended = extended
    let isInitializer = tokens[function].isWord("init")
    name = tokens[isInitializer ? function : function + 1].text
    // The name of a parameter is before the colon. Parts of types are not parameters: `B>` in `Result<A, B>`.
    parameters = Call.elements(in: tokens[(open + 1)..<close]).compactMap { element in
      guard let colon = element.firstIndex(where: { $0.isSymbol(":") }), (1...2).contains(colon) else { return nil }
      return Parameter(label: element[0].text, name: element[colon - 1].text)
    }
    documentation = tokens[..<start].reversed().prefix { $0.kind == .comment }.map(\.text).reversed()
    isThrowing = tokens[close..<brace].contains { $0.isWord("throws") || $0.isWord("rethrows") }
    let declaration = Self.text(after: tokens[access], to: tokens[brace], lines)
    guard let nameRange = declaration.firstRange(of: isInitializer ? name : "func \(name)"),
      let parenthesis = declaration.firstIndex(of: "(")
    else { return nil }
    modifiers = String(declaration[..<nameRange.lowerBound])
    generics = String(declaration[nameRange.upperBound..<parenthesis])
    rest = String(declaration[declaration.index(after: parenthesis)...])
  }

  /// Returns the attributes that begin at a token, and the index after them.
  private static func attributes(at start: Int, in tokens: [Token]) -> (attributes: [String], end: Int) {
    var attributes: [String] = []
    var index = start
    while index + 1 < tokens.count, tokens[index].isSymbol("@") {
      var attribute = "@" + tokens[index + 1].text
      index += 2
      if index < tokens.count, tokens[index].isSymbol("(") {
        repeat {
          let token = tokens[index]
          let isSeparator = token.isSymbol(",") || token.isSymbol(":")
          attribute += token.kind == .string ? "\"\(token.text)\"" : token.text + (isSeparator ? " " : "")
          index += 1
        } while index < tokens.count && !tokens[index - 1].isSymbol(")")
      }
      attributes.append(attribute)
    }
    return (attributes, index)
  }

  /// Returns the text between a keyword and a brace. Neither the keyword nor a brace is in the text in between.
  private static func text(after keyword: Token, to brace: Token, _ lines: [Substring]) -> String {
    let text = lines[(keyword.line - 1)..<brace.line].joined(separator: "\n")
    let start = text.firstRange(of: keyword.text + " ")?.upperBound ?? text.startIndex
    let content = text[start...].prefix { $0 != "{" }
    return String(content.reversed().drop(while: \.isWhitespace).reversed())
  }
}
