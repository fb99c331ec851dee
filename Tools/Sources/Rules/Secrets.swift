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
        return secrets(in: call, names).filter {
          $0.text == "reveal" || isValue($0, in: call) && !isOfParser($0, in: code)
        }
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

  /// Returns a Boolean value that indicates whether a name is declared in the file as the token of a text.
  static func isOfParser(_ name: Token, in code: [Token]) -> Bool {
    let types: Set = ["Int", "Token", "Character", "Substring", "Kind", "UInt8"]
    return code.indices.dropLast(2).contains {
      code[$0].text == name.text && code[$0 + 1].isSymbol(":") && types.contains(code[$0 + 2].text)
    }
  }

  /// Returns the strings before a colon in a dictionary.
  private static func keys(of dictionary: [Token]) -> [Token] {
    zip(dictionary, dictionary.dropFirst()).filter { $0.kind == .string && $1.isSymbol(":") }.map(\.0)
  }

  /// The rule that no secret reaches a log, whatever the log is called.
  public static let noSecretsInLogs: Rule = .init(id: "no-secrets-in-logs") { tree in
    let levels: Set = [
      "trace", "debug", "info", "notice", "warning", "error", "fault", "critical", "log", "write", "record", "track",
      "report", "capture",
    ]
    // What ends the program prints its reason, which a report of the crash contains.
    let functions: Set = ["assertionFailure", "preconditionFailure", "fatalError", "report", "trace"]
    return tree.swiftSources.filter { file in
      file.words.contains { isLog($0) || functions.contains($0) || $0 == "write" }
    }
    .flatMap { file -> [Violation] in
      let code = file.code
      let names = otherNames(in: code)
      return code.indices.flatMap { index -> [Token] in
        if code[index].isSymbol("["), index > 0, isLog(code[index - 1].text) {
          // `logger[metadataKey: "token"] = "\(token)"`
          let rest = code[index...].prefix { $0.line == code[index].line }.drop { !$0.isSymbol("=") }
          return secrets(in: Array(rest), names)
        }
        let isCall = index + 1 < code.count && code[index + 1].isSymbol("(") && code[index].kind == .word
        guard isCall, index == 0 || !code[index - 1].isWord("func") else { return [] }
        let name = code[index].text
        let receiver = receiver(of: index, in: code)
        guard
          isLog(name) && (name.first?.isLowercase == true || name == "NSLog")
            || levels.contains(name) && receiver.contains(where: isLog)
            || functions.contains(name) && !(index > 0 && code[index - 1].isSymbol(".") && receiver != ["Swift"])
            || name == "write",
          let content = Call.all(named: [name], in: Array(code[index...].prefix(400))).first?.content
        else { return [] }
        // `write(STDERR_FILENO, token, n)` and `token.write(to: &stderr)`
        if name == "write", !receiver.contains(where: isLog) {
          let place = content.prefix(3).map(\.text)
          let isStream = place.starts(with: ["to", ":", "&"]) && content.count > 3 && isLog(content[3].text)
          if isStream { return secrets(in: Array(code[..<index].suffix(2).prefix(1)), names) }
          guard receiver.isEmpty, ["1", "2", "STDOUT_FILENO", "STDERR_FILENO"].contains(place.first) else { return [] }
        }
        return secrets(in: content, names)
          + content.indices.filter { isSecretKey($0, in: content) || isHeader($0, in: content) }.map { content[$0] }
      }.filter { !file.allows("no-secrets-in-logs", at: $0.line) }.map {
        file.violation($0.line, "`\($0.text)` would reach the log: leave it out, or log that it is present.")
      }
    }
  }

  /// Returns a Boolean value that indicates whether a name is that of a log or of a function that logs: `log`, `logger`,
  /// `Logger`, `os_log`, `NSLog`, `logError`, `requestLog`, `print`. What a program prints is in the log of its caller.
  private static func isLog(_ name: String) -> Bool {
    let logs: Set = [
      "log", "logger", "logging", "nslog", "print", "dump", "syslog", "fputs", "puts", "printf", "fprintf", "fwrite",
      "stderr", "stdout", "console", "analytics", "telemetry", "diagnostics", "recorder",
    ]
    let words = words(in: name)
    return (words.contains(where: logs.contains) || ["standardError", "standardOutput"].contains(name))
      && !words.contains("in") && !words.contains("out")
  }

  /// Returns a Boolean value that indicates whether a token of what is logged is a header with a secret: its value, as in
  /// `headers["Authorization"]`, all headers of a request, or a text that begins with its name.
  private static func isHeader(_ index: Int, in content: [Token]) -> Bool {
    let token = content[index]
    if token.isWord("allHTTPHeaderFields") { return true }
    guard token.kind == .string, index > 0 else { return false }
    let isValue =
      content[index - 1].isSymbol("[") && index > 1 && content[index - 2].kind == .word && index + 1 < content.count
      && content[index + 1].isSymbol("]")
    return isValue && isSecret(token.text)
      || content[index - 1].offset > token.offset && token.text.contains(/(?i)^\W*(authorization|cookie|password): ?$/)
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
