import SourceFiles

extension Rule {
  /// The rule that each test can fail: it contains an expectation, or calls a function of the tests that contains one.
  public static let testExpectations: Rule = .init(id: "test-expectations") { tree in
    let helpers = ExpectingFunctions(of: tree)
    return tree.swiftTests.flatMap { file -> [Violation] in
      guard file.words.contains("Test") else { return [] }
      let names = helpers.names(in: file)
      return Rule.functions(in: file.code).filter(\.isTest).compactMap { function in
        let paths = ExpectationPaths(helpers: names, constants: function.body.literals)
        guard !paths.allExpect(function.body),
          !file.allows("test-expectations", at: function.line)
        else { return nil }
        return file.violation(
          function.line,
          paths.canFail(function.body)
            ? "The test \(function.name) can end without an expectation: use `try #require` for a condition and "
              + "`#expect(throws:)` for an error, await a task, and call a function that expects something."
            : "The test \(function.name) cannot fail: state what it expects with `#expect` or `#require`.")
      }
    }
  }

  /// The rule that the title of a test is a sentence, which says what holds.
  public static let testTitles: Rule = .init(id: "test-titles") { tree in
    tree.swiftTests.filter { $0.words.contains("Test") }.flatMap { file in
      functions(in: file.code).filter { $0.isTest && !($0.name.hasPrefix("`") && $0.name.contains(" ")) }.map {
        file.violation(
          $0.line, "`\($0.name)` is no sentence: say what holds, as in @Test func `A refresh loads the rows`().")
      }
    }
  }

  /// A function with a body.
  struct Function {
    let name: String
    let line: Int
    let isTest: Bool
    let isFunction: Bool
    /// Whether only its file can call the function.
    let isPrivate: Bool
    /// The tokens before the body.
    let signature: ArraySlice<Token>
    let body: ArraySlice<Token>
  }

  /// Returns the functions of a file with their bodies. The name of an initializer is that of its type.
  static func functions(in code: [Token]) -> [Function] {
    var functions: [Function] = []
    var type = ""
    for index in code.indices.dropLast() {
      if ["class", "struct", "enum", "actor", "extension"].contains(code[index].text), code[index].kind == .word {
        type = code[index + 1].text
      }
      let isInitializer = code[index].isWord("init") && index > 0 && !code[index - 1].isSymbol(".")
      guard code[index].isWord("func") || isInitializer, let body = body(after: index, in: code) else { continue }
      functions.append(
        Function(
          name: isInitializer ? type : code[index + 1].text, line: code[index].line,
          isTest: !isInitializer && isTest(index, in: code), isFunction: !isInitializer,
          isPrivate: code[..<index].suffix(4).reversed().prefix { $0.line == code[index].line }.contains {
            $0.isWord("private") || $0.isWord("fileprivate")
          }, signature: code[index..<body.startIndex], body: body))
    }
    return functions
  }

  /// Returns a Boolean value that indicates whether `@Test` is among the attributes and modifiers before a function.
  private static func isTest(_ function: Int, in code: [Token]) -> Bool {
    var index = function - 1
    while index > 0 {
      if code[index].isSymbol(")") {
        var depth = 0
        repeat {
          if code[index].isSymbol(")") { depth += 1 }
          if code[index].isSymbol("(") { depth -= 1 }
          index -= 1
        } while depth > 0 && index > 0
      } else if code[index].isWord("Test"), code[index - 1].isSymbol("@") {
        return true
      } else if code[index].kind == .word || code[index].isSymbol("@") {
        index -= 1
      } else {
        return false
      }
    }
    return false
  }

  /// Returns the tokens between the braces of a function, or `nil` for a requirement of a protocol.
  private static func body(after function: Int, in code: [Token]) -> ArraySlice<Token>? {
    var (depth, start) = (0, -1)
    for index in function..<code.count where code[index].kind == .symbol {
      switch code[index].text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{":
        if depth == 0 { start = index }
        depth += 1
      case "}":
        depth -= 1
        if depth == 0, start >= 0 { return code[(start + 1)..<index] }
        if depth < 0 { return nil }
      default: break
      }
      if depth < 0 { return nil }
    }
    return nil
  }
}
