import SourceFiles

extension Rule {
  /// Returns the functions of a suite that have an expectation, but neither `@Test` nor a caller.
  private static func forgotten(in file: SourceFile, _ tree: SourceTree) -> [Function] {
    guard file.words.contains("Suite") else { return [] }
    let others = tree.swiftTests.filter { $0.target == file.target && $0.path != file.path }
    return functions(in: file.code).filter { function in
      function.isFunction && !function.isTest && function.body.contains { $0.isWord("expect") }
        && file.code.count { $0.isWord(function.name) } == 1 && !others.contains { $0.words.contains(function.name) }
    }
  }

  /// The rule that every test runs. A condition is allowed, such as `.enabled(if: canOpenSockets)`.
  public static let noDisabledTests: Rule = .init(id: "no-disabled-tests") { tree in
    let attribute = /(?m)^[\s*\/]*@(Test|Suite)\b/
    let constants = Dictionary(grouping: tree.swiftTests, by: \.target).mapValues {
      Set($0.flatMap(\.booleanConstants))
    }
    return tree.swiftTests.flatMap { file -> [Violation] in
      let code = file.code
      let traits = Call.all(named: ["Test", "Suite"], in: file.tokens).filter {
        disables($0.content, constants[file.target] ?? []) || hasNoArguments($0)
      }.map(\.line)
      let directives = code.indices.filter { index in
        let texts = code[index...].prefix(3).map(\.text)
        // Only the names that a build of this repository defines.
        let isUnknown =
          code[index...].dropFirst(3).first?.isSymbol("(") != true && !["!", "DEBUG", "TSAN"].contains(texts.last)
        return texts.starts(with: ["#", "if"]) && texts.count == 3 && isUnknown
      }.map { code[$0].line }
      let comments = file.tokens.filter { $0.kind == .comment && $0.text.contains(attribute) }.map(\.line)
      let exits = code.indices.filter { index in
        ["Test.cancel", "throwXCTSkip"].contains { code[index...].prefix(3).map(\.text).joined().hasPrefix($0) }
      }.map { code[$0].line }
      // Reactive tests its own assertions with known issues.
      let known = file.package == "Reactive" ? [] : code.filter { $0.isWord("withKnownIssue") }.map(\.line)
      return (traits + directives + comments + exits + known + forgotten(in: file, tree).map(\.line)).filter {
        !file.allows("no-disabled-tests", at: $0)
      }.map {
        file.violation(
          $0, "The test does not run: repair or remove it, or say why not in `// allow(no-disabled-tests): …`.")
      }
    }
  }

  /// Returns a Boolean value that indicates whether a test runs for each element of an empty list.
  private static func hasNoArguments(_ test: Call) -> Bool {
    guard let list = test.arguments["arguments"]?.map(\.text), list.first == "[" else { return false }
    return list == ["[", "]"] || list == ["[", ":", "]"]
      || list.count < 9 && list.suffix(3) == ["]", "(", ")"] && list.filter { $0 == "[" }.count == 1
  }

  /// Returns a Boolean value that indicates whether the traits of a test disable it, or have a condition that is always the same.
  private static func disables(_ traits: [Token], _ constants: Set<String>) -> Bool {
    traits.indices.contains { index in
      guard traits[index].isWord("disabled") || traits[index].isWord("enabled"), index > 0,
        traits[index - 1].isSymbol(".")
      else { return false }
      guard let start = traits[index...].firstIndex(where: { $0.isWord("if") }) else {
        return traits[index].isWord("disabled")
      }
      var depth = 0
      let arguments = traits[start...].dropFirst(2).prefix { token in
        depth += token.isSymbol("(") ? 1 : token.isSymbol(")") ? -1 : 0
        return depth >= 0
      }
      let condition = Call.elements(in: arguments).first ?? []
      let texts = condition.map(\.text)
      // A number is a constant, as in `1 == 1`.
      return texts.first?.first?.isNumber == true || ["true", "false"].contains(texts.first)
        || texts.suffix(3) == ["&", "&", "false"] || texts.suffix(3) == ["|", "|", "true"]
        || condition.allSatisfy { $0.kind == .word || [".", "!"].contains($0.text) }
          && condition.last { $0.kind == .word }.map { constants.contains($0.text) } == true
    }
  }
}

extension SourceFile {
  /// The names of the properties that are always `true` or always `false`.
  fileprivate var booleanConstants: [String] {
    code.indices.dropLast(3).compactMap { index in
      guard code[index].isWord("let") || code[index].isWord("var") else { return nil }
      var value = code[(index + 2)...].prefix(6)
      if value.prefix(2).map(\.text) == [":", "Bool"] { value = value.dropFirst(2) }
      guard value.first?.isSymbol("=") == true || value.first?.isSymbol("{") == true else { return nil }
      value = value.dropFirst()
      if value.first?.isWord("return") == true { value = value.dropFirst() }
      guard let constant = value.first, constant.isWord("true") || constant.isWord("false") else { return nil }
      // A variable can change.
      let isFixed = code[index].isWord("let") || value.dropFirst().first?.isSymbol("}") == true
      let isOperand = value.dropFirst().first.map { $0.kind == .symbol && "&|=!?".contains($0.text) } == true
      return isFixed && !isOperand ? code[index + 1].text : nil
    }
  }
}
