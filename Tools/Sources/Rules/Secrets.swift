import SourceFiles

/// Another name of a secret.
private struct SecretName {
  let text: String
  /// The offsets of the block in which it is visible.
  let scope: Range<Int>

  func `is`(_ token: Token) -> Bool { token.isWord(text) && scope.contains(token.offset) }
}

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
      let errors = code.indices.filter { code[$0].isWord("throw") }.flatMap { index in
        let call = Array(code[(index + 1)...].prefix { $0.line == code[index].line })
        return secrets(in: call, names).filter { isValue($0, in: call) }
      }
      return (queries + texts).filter { !file.allows("no-secrets-in-urls", at: $0.line) }.map {
        file.violation(
          $0.line, "The URL would contain a secret, which servers log: send it in a header or in the body.")
      }
        + errors.filter { !file.allows("no-secrets-in-urls", at: $0.line) }.map {
          file.violation($0.line, "`\($0.text)` would be in the text of the error: leave it out.")
        }
    }
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
        return secrets(in: call.content, names).filter { !file.allows("no-secrets-in-logs", at: $0.line) }.map {
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

  /// Returns the names of secrets, without those whose presence or length is logged instead of them.
  private static func secrets(in content: [Token], _ names: [SecretName]) -> [Token] {
    content.indices.filter { index in
      let token = content[index]
      guard token.kind == .word, isSecret(token.text) || names.contains(where: { $0.is(token) }) else { return false }
      if !isSecret(token.text), index > 0, content[index - 1].isSymbol(".") { return false }
      let next = content[(index + 1)...].prefix(3).map(\.text).joined()
      return ![".isEmpty", ".count", "==nil", "!=nil", ":", "?.isEmpty", "?.count"].contains { next.hasPrefix($0) }
    }.map { content[$0] }
  }

  /// Returns the names of constants and variables whose value is a secret or contains one: `let text = token`.
  private static func otherNames(in code: [Token]) -> [SecretName] {
    code.indices.dropLast(3).reduce(into: []) { names, index in
      guard code[index].isWord("let") || code[index].isWord("var"), code[index + 1].kind == .word,
        let equals = code[(index + 2)...].prefix(while: { $0.line == code[index].line }).firstIndex(where: {
          $0.text == "="
        }),
        equals == index + 2 || code[index + 2].isSymbol(":")
      else { return }
      let value = Array(
        code[(equals + 1)...].prefix {
          $0.line == code[equals].line && !["{", "}", ",", ";", "else"].contains($0.text)
        })
      guard isSecretValue(value, names) else { return }
      names.append(SecretName(text: code[index + 1].text, scope: scope(of: index, in: code)))
    }
  }

  /// Returns a Boolean value that indicates whether an expression is a secret or a text with a secret, and not what a function
  /// makes of it.
  private static func isSecretValue(_ value: [Token], _ names: [SecretName]) -> Bool {
    let words = value.filter { $0.kind == .word && !["try", "await", "String", "self"].contains($0.text) }
    let isCall = value.indices.contains { index in
      value[index].isSymbol("(") && (index == 0 || !value[index - 1].isWord("String"))
        && !(index + 1 < value.count && value[index + 1].isSymbol(")"))
    }
    guard !isCall, !secrets(in: value, names).isEmpty, let last = words.last else { return false }
    if value.contains(where: { $0.kind == .string }) { return true }
    let same: Set = ["reveal", "value", "rawValue", "description", "text", "string", "uppercased", "lowercased"]
    return isSecret(last.text) || names.contains { $0.is(last) } || same.contains(last.text)
  }

  /// Returns the offsets of the block in which a declaration is visible.
  private static func scope(of index: Int, in code: [Token]) -> Range<Int> {
    let start = code[index].offset
    // The name of `if let` is visible in the block that follows.
    let isCondition = index > 0 && (code[index - 1].isWord("if") || code[index - 1].isWord("while"))
    var depth = isCondition ? 0 : 1
    for token in code[index...] where token.kind == .symbol {
      if token.text == "{" { depth += 1 }
      if token.text == "}" {
        depth -= 1
        if depth <= 0 { return start..<token.offset }
      }
    }
    return start..<Int.max
  }

  private static func isSecret(_ name: String) -> Bool {
    let secrets: Set = [
      "password", "passwords", "passwd", "passphrase", "token", "tokens", "secret", "secrets", "cookie", "cookies",
      "authorization", "credential", "credentials", "bearer", "pin", "otp",
    ]
    let harmless: Set = ["count", "name", "kind", "type", "length", "id", "expiry", "missing", "is", "has", "needs"]
    let words = words(in: name)
    return words.contains(where: secrets.contains) && harmless.isDisjoint(with: [words.first ?? "", words.last ?? ""])
      || name.lowercased().hasSuffix("apikey")
  }

  /// Returns the words of an identifier in lowercase: `access` and `token` in `accessToken` and `access_token`.
  private static func words(in name: String) -> [String] {
    if name == name.uppercased() || name.hasPrefix("NS") {
      return name.lowercased().split(separator: "_").map(String.init)
    }
    return name.reduce(into: [""]) { words, character in
      if character == "_" || character.isUppercase { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }.filter { !$0.isEmpty }
  }
}
