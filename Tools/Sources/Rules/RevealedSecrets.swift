import SourceFiles

extension Rule {
  /// The rule that the text of a secret stays where it is sent or stored: only these layers reveal one, none becomes a part of
  /// another text, and none is a literal.
  public static let noRevealedSecrets: Rule = .init(id: "no-revealed-secrets") { tree in
    let programs = tree.programs
    return tree.swiftSources.filter { file in
      file.package != "DemoServer" && !file.isDemo && !file.isTestSupport && !programs.contains(file.target ?? "")
        && file.target?.hasSuffix("Benchmarks") == false && !file.path.hasPrefix("Tools/")
    }.flatMap { file -> [Violation] in
      let code = file.code
      let found = reveals(in: file) + literals(in: file) + headers(in: file) + shown(in: file)
      let first = Dictionary(found, uniquingKeysWith: { first, _ in first })
      return first.filter { !file.allows("no-revealed-secrets", at: $0.key) }.sorted { $0.key < $1.key }.map {
        file.violation($0.key, "\($0.value), or say why not in `// allow(no-revealed-secrets): …`.")
      }
    }
  }

  /// Returns the lines where a secret is revealed in a layer that does not need its text, or becomes a part of a text.
  private static func reveals(in file: SourceFile) -> [(Int, String)] {
    guard file.words.contains("reveal") else { return [] }
    let code = file.code
    let reveals = code.indices.filter { isRevealed($0, in: code) }
    // Requests are sent and secrets are stored below the screens: in these packages, and in the view models' modules.
    let isAllowed =
      ["Composition", "Mastodon", "Networking", "Persistence"].contains(file.package)
      || file.package?.hasPrefix("Feature") == true && file.target == file.package
    guard isAllowed else {
      return reveals.map {
        (code[$0].line, "`reveal()` shows a secret in a layer that sends and stores none: pass the `Secret` itself on")
      }
    }
    guard file.package != "Persistence" else { return [] }
    let names = revealedNames(in: code)
    let parts = partsOfTexts(in: code)
    return code.indices.filter { index in
      let isSecret = isRevealed(index, in: code) || names.contains { $0.is(code[index]) } && !isMember(index, in: code)
      return isSecret && parts.contains(index)
    }.map {
      (
        code[$0].line,
        "`\(code[$0].text)` makes a secret a part of another text, which may be logged or shown: give it to a header or to "
          + "the body of a request"
      )
    }
  }

  private static func isMember(_ index: Int, in code: [Token]) -> Bool {
    index > 0 && code[index - 1].isSymbol(".") || index + 1 < code.count && code[index + 1].isSymbol(":")
  }

  /// Returns the names of the constants and variables with the text of a secret.
  private static func revealedNames(in code: [Token]) -> [SecretName] {
    otherNames(in: code) { value in value.indices.contains { isRevealed($0, in: value) } }
  }

  /// Returns the indices of the tokens in interpolations, in descriptions, in paths and in what is added to a text.
  private static func partsOfTexts(in code: [Token]) -> Set<Int> {
    var parts: Set<Int> = []
    for index in code.indices {
      if code[index].kind == .string {
        // The tokens of interpolations are before that of the string, which begins before them.
        var position = index - 1
        while position >= 0, code[position].offset > code[index].offset {
          parts.insert(position)
          position -= 1
        }
        // `"key=" + text`
        if index + 1 < code.count, code[index + 1].isSymbol("+") {
          parts.formUnion((index + 2)..<min(index + 8, code.count))
        }
      }
      // `text + "…"`
      if isRevealed(index, in: code), code[index...].dropFirst(3).first?.isSymbol("+") == true { parts.insert(index) }
      let labels: Set = [
        "describing", "reflecting", "format", "path", "component", "fragment", "query", "user", "string", "queryItems",
        "percentEncodedQuery", "host",
      ]
      let isArgument = index > 0 && index + 1 < code.count && ["(", ","].contains(code[index - 1].text)
      let isAssigned =
        index > 0 && code[index - 1].isSymbol(".") && code[index...].dropFirst().first?.isSymbol("=") == true
      if labels.contains(code[index].text), isAssigned || isArgument && code[index + 1].isSymbol(":") {
        let value = code[(index + 2)...].prefix { $0.line == code[index].line && !(isArgument && $0.isSymbol(",")) }
        parts.formUnion(value.indices)
      }
      if ["URLQueryItem", "accept", "onNext"].contains(code[index].text),
        code[index...].dropFirst().first?.isSymbol("(") == true, let end = code.closing(index + 1)
      {
        parts.formUnion(index..<end)
      }
    }
    return parts
  }

  /// Returns the lines of names of secrets with a literal value.
  private static func literals(in file: SourceFile) -> [(Int, String)] {
    let endings = ["oken", "ecret", "assword", "asswd", "assphrase", "key", "Key"]
    let names = file.words.filter { word in endings.contains { word.hasSuffix($0) } && isKey(word) }
    guard !names.isEmpty else { return [] }
    let code = file.code
    return code.indices.dropFirst().dropLast(2).compactMap { index in
      guard code[index].kind == .word, names.contains(code[index].text),
        code[index + 1].isSymbol("=") || code[index + 1].isSymbol(":"), !code[index - 1].isWord("case")
      else { return nil }
      let value = code[(index + 2)...].prefix(5).drop {
        $0.kind == .word && $0.text.first?.isUppercase == true || ["?", "=", "(", ".", "init"].contains($0.text)
      }
      guard let text = value.first, text.kind == .string, isKeyText(text.text),
        code[index + 1].isSymbol("=") || code[index + 2].line == text.line
      else { return nil }
      return (
        text.line,
        "`\(code[index].text)` is in the code, which everyone reads who has the program: revoke it, and read it "
          + "from a setting or the secret store"
      )
    }
  }

  /// Returns a Boolean value that indicates whether a name is that of a key or password, not of something about one.
  private static func isKey(_ name: String) -> Bool {
    let words = words(in: name)
    let keys: Set = ["password", "passphrase", "passwd", "token", "secret", "apikey"]
    return isSecret(name) && (keys.contains(words.last ?? "") || name.lowercased().hasSuffix("apikey"))
  }

  /// Returns a Boolean value that indicates whether a text may be a key: one word that does not name a secret.
  private static func isKeyText(_ text: String) -> Bool {
    (text.utf8.count >= 8 || text.utf8.count >= 4 && text.contains(where: \.isNumber))
      && text.allSatisfy { $0.isASCII && !$0.isWhitespace && $0 != "\\" }
      && !isSecret(text.replacing("-", with: "_").replacing(".", with: "_"))
  }

  /// Returns the lines of the headers with a secret that are written as text, outside of the packages that send them.
  private static func headers(in file: SourceFile) -> [(Int, String)] {
    guard !["Networking", "Mastodon"].contains(file.package) else { return [] }
    return file.code.filter {
      $0.kind == .string && $0.text.hasPrefix("Bearer ")
        && !$0.text.dropFirst(7).contains(" ")
    }.map { ($0.line, "A header with a secret is written as text: set the token of an `AccessToken`") }
  }
}
