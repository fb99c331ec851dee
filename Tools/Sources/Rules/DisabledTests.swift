import SourceFiles

extension Rule {
  /// Returns the functions of a suite that have an expectation, but neither `@Test` nor a caller.
  private static func forgotten(in file: SourceFile, _ tests: [SourceFile]) -> [Function] {
    guard file.words.contains("Suite") || file.words.contains("Test") else { return [] }
    let others = tests.filter { $0.path != file.path }
    return functions(in: file.code).filter { function in
      function.isFunction && !function.isTest && function.body.contains { $0.isWord("expect") }
        && file.code.count { $0.isWord(function.name) } == 1 && !others.contains { $0.words.contains(function.name) }
    }
  }

  /// The rule that every test runs. A condition is allowed, such as `.enabled(if: canOpenSockets)`.
  public static let noDisabledTests: Rule = .init(id: "no-disabled-tests") { tree in
    let attribute = /(?m)^[\s*\/]*@(Test|Suite)\b/
    let tests = Dictionary(grouping: tree.swiftTests, by: \.target)
    let constants = tests.mapValues {
      $0.reduce(into: Set<String>()) { $0.formUnion($1.code[...].booleanConstants) }
    }
    let support = tree.swiftSources.filter(\.isTestSupport).flatMap { file in
      violations(disablingTraits(in: file, []), in: file)
    }
    return support + excluded(tree)
      + tree.swiftTests.flatMap { file -> [Violation] in
        let (code, constants) = (file.code, constants[file.target] ?? [])
        let traits = Call.all(named: ["Test", "Suite"], in: file.tokens).filter {
          disables($0.content, constants) || hasNoArguments($0, in: code)
        }.map(\.line)
        let comments = file.tokens.filter { $0.kind == .comment && $0.text.contains(attribute) }.map(\.line)
        let exits = code.indices.filter { index in
          ["Test.cancel", "throwXCTSkip"].contains { code[index...].prefix(3).map(\.text).joined().hasPrefix($0) }
        }.map { code[$0].line }
        // Reactive tests its own assertions with known issues.
        let known = file.package == "Reactive" ? [] : code.filter { $0.isWord("withKnownIssue") }.map(\.line)
        let lines = traits + disablingTraits(in: file, constants) + file.conditionsOfOtherBuilds + file.unavailableTests
        return violations(
          lines + comments + exits + known + forgotten(in: file, tests[file.target] ?? []).map(\.line), in: file)
      }
  }

  private static func violations(_ lines: [Int], in file: SourceFile) -> [Violation] {
    Set(lines).sorted().filter { !file.allows("no-disabled-tests", at: $0) }.map {
      file.violation(
        $0, "The test does not run: repair or remove it, or say why not in `// allow(no-disabled-tests): …`.")
    }
  }

  /// Returns a Boolean value that indicates whether a test runs for each element of an empty list, which may have a name.
  private static func hasNoArguments(_ test: Call, in code: [Token]) -> Bool {
    guard let list = test.arguments["arguments"]?.map(\.text) else { return false }
    let text = list.joined()
    if text.contains(/EmptyCollection|\b0\.\.<0\b|count:0\)|\[\w+\]\(\)\)$|,\[\]\)$|filter\{_infalse\}$/) {
      return true
    }
    if text.wholeMatch(of: /[\w.]+/) != nil, let name = list.last {
      let declarations = code.indices.filter {
        $0 > 0 && code[$0].isWord(name) && ["let", "var"].contains(code[$0 - 1].text)
      }
      return declarations.contains { index in
        code[index...].dropFirst().prefix(12).map(\.text).joined().contains(
          /^(:\[.*?\])?(=\[\]|\{\[\]\}|=\[\w+\]\(\))(?![+.])/)
      }
    }
    guard ["[", "Array", "Set", "Dictionary"].contains(list.first) else { return false }
    return list == ["[", "]"] || list == ["[", ":", "]"] || list.starts(with: ["[", "]", "as"])
      || list.first != "[" && list.suffix(3) == [">", "(", ")"]
      || list.count < 9 && list.suffix(3) == ["]", "(", ")"] && list.filter { $0 == "[" }.count == 1
  }

  /// The tests that a manifest excludes from its targets.
  private static func excluded(_ tree: SourceTree) -> [Violation] {
    tree.manifests.flatMap { file in
      Call.all(named: ["testTarget"], in: file.tokens).flatMap { call in
        (call.arguments["exclude"] ?? []).filter { $0.kind == .string && $0.text.contains(/\.swift$|Tests$/) }
      }.filter { !file.allows("no-disabled-tests", at: $0.line) }.map {
        file.violation($0.line, "The tests in \($0.text) do not run: repair or remove them.")
      }
    }
  }

  /// Returns a Boolean value that indicates whether the traits of a test disable it, or have a condition that is always the same.
  private static func disables(_ traits: [Token], _ constants: Set<String>) -> Bool {
    traits.indices.contains { isDisabling(at: $0, in: traits, constants) }
  }

  /// Returns the lines of a file that declare a trait which disables each test.
  private static func disablingTraits(in file: SourceFile, _ constants: Set<String>) -> [Int] {
    guard file.words.contains("ConditionTrait") || file.words.contains("Trait") else { return [] }
    return file.code.indices.filter { isDisabling(at: $0, in: file.code, constants) }.map { file.code[$0].line }
  }

  /// Returns a Boolean value that indicates whether a trait disables a test: without a condition, or with a constant one.
  private static func isDisabling(at index: Int, in code: [Token], _ constants: Set<String>) -> Bool {
    guard code[index].isWord("disabled") || code[index].isWord("enabled"), index > 0, code[index - 1].isSymbol(".")
    else { return false }
    var rest = code[(index + 1)...]
    var arguments: [[Token]] = []
    if rest.first?.isSymbol("(") == true {
      var depth = 0
      let content = rest.prefix { token in
        depth += token.isSymbol("(") ? 1 : token.isSymbol(")") ? -1 : 0
        return depth > 0
      }
      arguments = Call.elements(in: content.dropFirst())
      rest = rest[content.endIndex...].dropFirst()
    }
    if let condition = arguments.first(where: { $0.first?.isWord("if") == true }) {
      return isConstant(condition.dropFirst(2), constants)
    }
    guard rest.first?.isSymbol("{") == true else { return code[index].isWord("disabled") }
    let body = rest.dropFirst().prefix { !$0.isSymbol("}") }
    return isConstant(body.first?.isWord("return") == true ? body.dropFirst() : body, constants)
  }

  /// Returns a Boolean value that indicates whether a condition is always the same.
  private static func isConstant(_ condition: ArraySlice<Token>, _ constants: Set<String>) -> Bool {
    let texts = condition.drop { ["!", "(", "Bool", ".", "init", "await", "try"].contains($0.text) }.map(\.text)
    if ["[", "]", ".", "contains"] == texts.prefix(4)
      || condition.first.map({ $0.kind == .string && $0.text.isEmpty }) == true
    {
      return true
    }
    // A number is a constant, as in `1 == 1`.
    return texts.first?.first?.isNumber == true || ["true", "false"].contains(texts.first)
      || texts.suffix(3) == ["&", "&", "false"] || texts.suffix(3) == ["|", "|", "true"]
      || condition.allSatisfy { $0.kind == .word || [".", "!"].contains($0.text) }
        && condition.last { $0.kind == .word }.map { constants.contains($0.text) } == true
  }
}

extension SourceFile {
  /// The lines of conditions of compilation that no build of this repository meets: those with other names than the ones
  /// that its builds define.
  fileprivate var conditionsOfOtherBuilds: [Int] {
    let known: Set = [
      "os", "canImport", "Linux", "macOS", "Darwin", "Glibc", "Musl", "FoundationNetworking", "FoundationXML", "DEBUG",
      "TSAN",
    ]
    return code.indices.dropLast(2).filter { index in
      code[index].isSymbol("#") && ["if", "elseif"].contains(code[index + 1].text)
        && code[(index + 2)...].prefix { $0.line == code[index].line }.contains {
          $0.kind == .word && !known.contains($0.text) || $0.kind == .number
        }
        // Tests are built for debugging.
        || code[index].isSymbol("#") && code[index + 1].isWord("if")
          && code[(index + 2)...].prefix(2).map(\.text) == ["!", "DEBUG"]
    }.map { code[$0].line }
  }

  /// The lines of attributes that keep the compiler from using a declaration.
  fileprivate var unavailableTests: [Int] {
    guard words.contains("available") else { return [] }
    return Call.all(named: ["available"], in: tokens).filter {
      $0.content.contains {
        $0.isWord("unavailable") || $0.isWord("obsoleted") || Double($0.text).map { $0 > 50 } == true
      }
    }.map(\.line)
  }
}
