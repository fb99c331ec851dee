/// A function call in source code, such as `.target(name: "A", dependencies: ["B"])`.
public struct Call: Sendable {
  /// The name of the called function.
  public let name: String
  /// The identifier before the dot: `logger` for `self.logger.info(…)`.
  public let receiver: String?
  /// The 1-based line number.
  public let line: Int
  /// The tokens between the parentheses.
  public let content: [Token]
  /// The tokens of each labeled argument, including brackets, without the commas between arguments.
  public let arguments: [String: [Token]]

  /// Returns the string literals in a labeled argument.
  public func strings(_ label: String) -> [String] {
    (arguments[label] ?? []).filter { $0.kind == .string }.map(\.text)
  }

  /// Returns the first string literal in a labeled argument.
  public func string(_ label: String) -> String? { strings(label).first }
}

extension Call {
  /// Returns the calls to the named functions, in reading order. A call inside another call to one of these functions
  /// is not listed separately.
  public static func all(named names: Set<String>, in tokens: [Token]) -> [Call] {
    let code = tokens.filter { $0.kind != .comment }
    var calls: [Call] = []
    var index = 0
    while index + 1 < code.count {
      guard code[index].kind == .word, names.contains(code[index].text), code[index + 1].isSymbol("("),
        let end = closingIndex(from: index + 1, in: code)
      else {
        index += 1
        continue
      }
      let content = Array(code[(index + 2)..<end])
      let receiver = index > 1 && code[index - 1].isSymbol(".") ? code[index - 2].text : nil
      calls.append(
        Call(
          name: code[index].text, receiver: receiver, line: code[index].line, content: content,
          arguments: labeled(content)))
      index = end + 1
    }
    return calls
  }

  private static func closingIndex(from open: Int, in code: [Token]) -> Int? {
    var depth = 0
    for index in open..<code.count where code[index].kind == .symbol {
      depth += depthChange(code[index])
      if depth == 0 { return index }
    }
    return nil
  }

  private static func depthChange(_ token: Token) -> Int {
    guard token.kind == .symbol else { return 0 }
    return switch token.text {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }

  private static func labeled(_ code: [Token]) -> [String: [Token]] {
    var arguments: [String: [Token]] = [:]
    for argument in elements(in: code) where argument.count > 1 && argument[1].isSymbol(":") {
      arguments[argument[0].text] = Array(argument.dropFirst(2))
    }
    return arguments
  }

  /// Returns the elements of a comma-separated list. A comma within brackets does not separate elements.
  public static func elements(in code: some Sequence<Token>) -> [[Token]] {
    var elements: [[Token]] = [[]]
    var depth = 0
    for token in code {
      depth += depthChange(token)
      if depth == 0, token.isSymbol(",") { elements.append([]) } else { elements[elements.count - 1].append(token) }
    }
    return elements.filter { !$0.isEmpty }
  }
}
