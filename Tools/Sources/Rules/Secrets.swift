import SourceFiles

extension Rule {
  /// The rule that no secret is in the query of a URL, which servers and proxies log, or in an error, which is shown.
  public static let noSecretsInURLs: Rule = .init(id: "no-secrets-in-urls") { tree in
    tree.swiftSources.filter { $0.package != "DemoServer" && !$0.isDemo && !$0.isTestSupport }.flatMap {
      file -> [Violation] in
      let code = file.code
      let names = otherNames(in: code)
      let queries = Call.all(named: ["Endpoint", "URLQueryItem"], in: code).flatMap { call in
        call.name == "Endpoint"
          ? keys(of: call.arguments["query"] ?? []) : (call.arguments["name"] ?? []).filter { $0.kind == .string }
      }.filter { isSecret($0.text) }
      let texts = code.filter { token in
        token.kind == .string && token.text.contains("=")
          && token.text.matches(of: /[?&]([A-Za-z_]+)=/).contains { isSecret(String($0.1)) }
      }
      // The tokens of interpolations are before that of their text, which begins before them.
      let paths = code.indices.dropFirst().filter { code[$0 - 1].offset > code[$0].offset && isPath(code[$0]) }.flatMap
      {
        index in
        let start = code[..<index].lastIndex { $0.offset < code[index].offset }.map { $0 + 1 } ?? 0
        return secrets(in: Array(code[start..<index]), names)
      }
      let errors = code.indices.filter { code[$0].isWord("throw") }.flatMap { index in
        let call = Array(code[(index + 1)...].prefix { $0.line == code[index].line })
        return secrets(in: call, names).filter { $0.text == "reveal" || isValue($0, in: call) }
      }
      return (queries + texts + paths).filter { !file.allows("no-secrets-in-urls", at: $0.line) }.map {
        file.violation(
          $0.line, "The URL would contain a secret, which servers log: send it in a header or in the body.")
      }
        + errors.filter { !file.allows("no-secrets-in-urls", at: $0.line) }.map {
          file.violation($0.line, "`\($0.text)` would be in the text of the error: leave it out.")
        }
    }
  }

  /// Returns a Boolean value that indicates whether a token is the text of a URL or of a path.
  private static func isPath(_ token: Token) -> Bool {
    token.kind == .string && (token.text.hasPrefix("/") || token.text.hasBytes(of: "://"))
  }

  /// Returns a Boolean value that indicates whether a name is that of a value, not of a type, a function or a case.
  private static func isValue(_ name: Token, in call: [Token]) -> Bool {
    guard name.text.first?.isLowercase == true, let index = call.firstIndex(of: name) else { return false }
    let (before, after) = (call[..<index].suffix(2).map(\.text), call[(index + 1)...].first?.text ?? "")
    return !["(", ".", "["].contains(after) && (before.last != "." || before.first?.first?.isLowercase == true)
  }

  /// Returns the strings before a colon in a dictionary.
  private static func keys(of dictionary: [Token]) -> [Token] {
    zip(dictionary, dictionary.dropFirst()).filter { $0.kind == .string && $1.isSymbol(":") }.map(\.0)
  }

  /// The rule that no secret reaches a log, whatever the log is called.
  public static let noSecretsInLogs: Rule = .init(id: "no-secrets-in-logs") { tree in
    let levels: Set = [
      "trace", "debug", "info", "notice", "warning", "error", "fault", "critical", "log", "write", "record",
    ]
    return tree.swiftSources.filter { file in file.words.contains { isLog($0) } }.flatMap { file -> [Violation] in
      let code = file.code
      let names = otherNames(in: code)
      return code.indices.flatMap { index -> [Violation] in
        let isCall = index + 1 < code.count && code[index + 1].isSymbol("(") && code[index].kind == .word
        guard isCall, index == 0 || !code[index - 1].isWord("func"),
          isLog(code[index].text) && (code[index].text.first?.isLowercase == true || code[index].text == "NSLog")
            || levels.contains(code[index].text) && receiver(of: index, in: code).contains(where: isLog),
          let call = Call.all(named: [code[index].text], in: Array(code[index...].prefix(400))).first
        else { return [] }
        let metadata = call.content.indices.filter { isSecretKey($0, in: call.content) }.map { call.content[$0] }
        return (secrets(in: call.content, names) + metadata).filter { !file.allows("no-secrets-in-logs", at: $0.line) }
          .map {
            file.violation($0.line, "`\($0.text)` would reach the log: leave it out, or log that it is present.")
          }
      }
    }
  }

  /// Returns a Boolean value that indicates whether a name is that of a log or of a function that logs: `log`, `logger`,
  /// `Logger`, `os_log`, `NSLog`, `logError`, `requestLog`, `print`.
  private static func isLog(_ name: String) -> Bool {
    let words = words(in: name)
    return
      (words.contains { ["log", "logger", "logging", "nslog", "print", "dump"].contains($0) }
      || ["fputs", "standardError", "standardOutput"].contains(name))
      && !words.contains("in")
      && !words.contains("out")
  }

  /// Returns the names before the dot of a call: `self`, `log` and `logger` in `self.log?.logger.info(…)`.
  private static func receiver(of index: Int, in code: [Token]) -> [String] {
    var (names, position, depth) = ([String](), index - 1, 0)
    while position >= 0, names.count < 8 {
      let text = code[position].text
      if text == ")" { depth += 1 }
      if text == "(" {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0, code[position].kind == .word {
        guard code[position + 1].text == "." || code[position + 1].text == "?" || code[position + 1].text == "(" else {
          break
        }
        names.append(text)
      } else if depth == 0, ![".", "?", "!", ")"].contains(text) {
        break
      }
      position -= 1
    }
    return names
  }

  /// Returns a Boolean value that indicates whether a text is the key of a secret in a dictionary whose value is not fixed.
  private static func isSecretKey(_ index: Int, in content: [Token]) -> Bool {
    guard content[index].kind == .string, isSecret(content[index].text), index + 2 < content.count,
      content[index + 1].isSymbol(":")
    else { return false }
    let value = content[(index + 2)...].prefix { !$0.isSymbol(",") && !$0.isSymbol("]") }
    let isFixed = value.count == 1 && (value.first?.kind == .string || value.first?.text == "nil")
    return !isFixed && secrets(in: Array(value), []).isEmpty
  }
}
