/// A call as it stands in the source: `.target(name: "A", dependencies: ["B"])`.
public struct Call: Sendable {
  /// What is called.
  public let name: String
  /// The word before the dot: `logger` for `self.logger.info(…)`.
  public let receiver: String?
  /// 1-based.
  public let line: Int
  /// All that stands between the parentheses.
  public let content: [Token]
  /// The tokens of each labelled argument, brackets included.
  public let arguments: [String: [Token]]

  /// The string literals in a labelled argument.
  public func strings(_ label: String) -> [String] {
    (arguments[label] ?? []).filter { $0.kind == .string }.map(\.text)
  }

  /// The first of them.
  public func string(_ label: String) -> String? { strings(label).first }
}

extension Call {
  /// The calls of the named functions in reading order. A call inside another found one is not listed by itself.
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
          arguments: labelled(content)))
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

  private static func labelled(_ code: [Token]) -> [String: [Token]] {
    var arguments: [String: [Token]] = [:]
    var label: String?
    var depth = 0
    for (index, token) in code.enumerated() {
      depth += depthChange(token)
      if depth == 0, token.kind == .word, index + 1 < code.count, code[index + 1].isSymbol(":") {
        label = token.text
      } else if let label {
        arguments[label, default: []].append(token)
      }
    }
    return arguments
  }
}
