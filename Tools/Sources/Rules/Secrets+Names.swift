import SourceFiles

/// Another name of a secret.
struct SecretName {
  let text: String
  /// The offsets of the block in which it is visible.
  let scope: Range<Int>

  func `is`(_ token: Token) -> Bool { token.isWord(text) && scope.contains(token.offset) }
}

extension Rule {
  /// Returns the names of secrets, without those whose presence or length is logged instead of them.
  static func secrets(in content: [Token], _ names: [SecretName]) -> [Token] {
    content.indices.filter { index in
      let token = content[index]
      if isRevealed(index, in: content) { return true }
      guard token.kind == .word, isSecret(token.text) || names.contains(where: { $0.is(token) }) else { return false }
      if !isSecret(token.text), index > 0, content[index - 1].isSymbol(".") { return false }
      let next = content[(index + 1)...].prefix(3).map(\.text).joined()
      return ![".isEmpty", ".count", "==nil", "!=nil", ":", "?.isEmpty", "?.count"].contains { next.hasPrefix($0) }
    }.map { content[$0] }
  }

  /// Returns a Boolean value that indicates whether a token is the function that returns the text of a `Secret`.
  static func isRevealed(_ index: Int, in code: [Token]) -> Bool {
    code[index].isWord("reveal") && index > 0 && code[index - 1].isSymbol(".")
      && (index + 1 >= code.count || code[index + 1].isSymbol("(") && code[(index + 2)...].first?.isSymbol(")") != false
        || code[index + 1].isSymbol(")"))
  }

  /// Returns the names of constants and variables whose value is a secret or contains one: `let text = token`.
  static func otherNames(in code: [Token], where isSecret: (([Token]) -> Bool)? = nil) -> [SecretName] {
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
      guard isSecret?(value) ?? isSecretValue(value, names) else { return }
      names.append(SecretName(text: code[index + 1].text, scope: scope(of: index, in: code)))
    }
  }

  /// Returns a Boolean value that indicates whether an expression is a secret or a text with a secret, and not what a function
  /// makes of it.
  static func isSecretValue(_ value: [Token], _ names: [SecretName]) -> Bool {
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
  static func scope(of index: Int, in code: [Token]) -> Range<Int> {
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

  static func isSecret(_ name: String) -> Bool {
    let secrets: Set = [
      "password", "passwords", "passwd", "passphrase", "token", "tokens", "secret", "secrets", "cookie", "cookies",
      "authorization", "credential", "credentials", "bearer", "pin", "otp", "jwt", "pwd",
      "mnemonic",
    ]
    let harmless: Set = ["count", "name", "kind", "type", "length", "id", "expiry", "missing", "is", "has", "needs"]
    let words = words(in: name)
    // Tokens of a text are counted, and those of an operation or of a page are no secrets.
    let others: Set = [
      "cancellation", "cancel", "observation", "page", "paging", "continuation", "sync", "lexer", "syntax", "parser",
      "invalidation", "registration", "subscription", "notification",
    ]
    if words == ["tokens"] || words.last == "token" && words.dropLast().contains(where: others.contains) {
      return false
    }
    return words.contains(where: secrets.contains) && harmless.isDisjoint(with: [words.first ?? "", words.last ?? ""])
      || ["apikey", "accesskey", "privatekey", "sessionid", "seedphrase", "verificationcode", "onetimecode"].contains {
        name.lowercased().hasSuffix($0)
      }
  }

  /// Returns the words of an identifier in lowercase: `access` and `token` in `accessToken` and `access_token`.
  static func words(in name: String) -> [String] {
    if name == name.uppercased() || name.hasPrefix("NS") {
      return name.lowercased().split(separator: "_").map(String.init)
    }
    return name.reduce(into: [""]) { words, character in
      if character == "_" || character.isUppercase { words.append("") }
      if character != "_" { words[words.count - 1] += character.lowercased() }
    }.filter { !$0.isEmpty }
  }
}
