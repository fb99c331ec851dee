import SourceFiles

extension Rule {
  /// The rule that code uses only what the language defines: an attribute that begins with an underscore may change with each
  /// release of the compiler, and `@preconcurrency import` hides what a module does across threads.
  public static let noPrivateAttributes: Rule = .init(id: "no-private-attributes") { tree in
    tree.files.filter(\.isSwift).flatMap { file -> [Violation] in
      let code = file.code
      // Reactive offers the overloads of RxSwift, which hides some of them and prefers others. `@_exported` has its own rule.
      let known: Set =
        file.package == "Reactive" ? ["_exported", "_documentation", "_disfavoredOverload"] : ["_exported"]
      let attributes =
        file.words.contains { $0.hasPrefix("_") && $0.count > 1 }
        ? code.indices.dropLast().filter { index in
          code[index].isSymbol("@") && code[index + 1].text.hasPrefix("_") && !known.contains(code[index + 1].text)
        } : []
      let imports = file.imports.filter { $0.modifiers.contains("@preconcurrency") }
      return attributes.filter { !file.allows("no-private-attributes", at: code[$0].line) }.map {
        file.violation(
          code[$0].line,
          "`@\(code[$0 + 1].text)` is no part of the language: do without it, or say why not in "
            + "`// allow(no-private-attributes): …`.")
      }
        + imports.filter { !file.allows("no-private-attributes", at: $0.line) }.map {
          file.violation(
            $0.line,
            "`@preconcurrency import` hides what \($0.module) does across threads: import it without, or say why not in "
              + "`// allow(no-private-attributes): …`.")
        }
    }
  }

  /// The rule that only the tests of a package use its internals, and those of TerminalApp only its own: other tests use it as
  /// another repository would.
  public static let testableImports: Rule = .init(id: "testable-imports") { tree in
    let packages = tree.packageOfModule
    return tree.files.filter { $0.isSwift && $0.words.contains("testable") }.flatMap { file -> [Violation] in
      let code = file.code
      return code.indices.dropFirst().compactMap { index -> Violation? in
        guard code[index].isWord("testable"), code[index - 1].isSymbol("@"),
          let start = code[index...].prefix(6).firstIndex(where: { $0.isWord("import") }),
          let module = code[(start + 1)...].first(where: { packages[$0.text] != nil })?.text,
          let owner = packages[module], !file.isTest || owner != file.package,
          !file.allows("testable-imports", at: code[index].line)
        else { return nil }
        let advice =
          module == "TerminalApp"
          ? "The internals of TerminalApp are for its own tests: compose the app in a TestApp, or test a public interface."
          : file.isTest
            ? "The internals of \(module) are for the tests of \(owner ?? "the app"): test a public interface, or say why not "
              + "in `// allow(testable-imports): …`."
            : "`@testable` is for tests: import what \(module) offers."
        return file.violation(code[index].line, advice)
      }
    }
  }
}
