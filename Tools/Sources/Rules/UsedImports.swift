import SourceFiles

extension Rule {
  /// The rule that a file uses a name of each module of this repository that it imports: without one, the import only
  /// pretends a dependency.
  public static let usedImports: Rule = .init(id: "used-imports") { tree in
    var names: [String: Set<String>] = [:]
    for file in tree.swiftSources where !file.path.hasPrefix("Benchmarks/") {
      names[file.target ?? "", default: []].formUnion(file.declaredNames)
    }
    let forbidden = forbiddenImports(tree)
    return tree.files.filter { $0.isSwift && $0.target != nil }.flatMap { file in
      file.imports.compactMap { found -> Violation? in
        guard let declared = names[found.module], !found.modifiers.contains("@_exported"), found.module != file.target,
          declared.subtracting([found.module]).isDisjoint(with: file.words), !file.names(found.module),
          !file.allows("used-imports", at: found.line), !forbidden.contains("\(file.path):\(found.line)")
        else { return nil }
        return file.violation(
          found.line,
          "Nothing of \(found.module) is used here: remove the import, and, if it was the last one, the dependency.")
      }
        + file.repeatedImports.filter { !file.allows("used-imports", at: $0.line) }.map {
          file.violation($0.line, "\($0.module) is imported above in the same way: remove the import.")
        }
    }
  }
}

extension SourceFile {
  private static let types: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]
  private static let keywords = types.union(["typealias", "func", "macro", "let", "var", "case"])

  /// The imports of what another line imports, if no condition is between them.
  fileprivate var repeatedImports: [Import] {
    let lines = Dictionary(grouping: code, by: \.line).mapValues { $0.map(\.text) }
    return imports.enumerated().filter { number, found in
      imports[..<number].contains { first in
        lines[first.line] == lines[found.line] && first.line != found.line
          && !code.contains { $0.isSymbol("#") && (first.line...found.line).contains($0.line) }
      }
    }.map(\.element)
  }

  /// The names that the file declares or extends, without private ones and those in functions.
  fileprivate var declaredNames: Set<String> {
    var names: Set<String> = []
    // Whether each open brace is that of a type.
    var braces: [Bool] = []
    var isType = false
    for index in code.indices.dropLast() {
      if code[index].isSymbol("{") {
        braces.append(isType)
        isType = false
      } else if code[index].isSymbol("}") {
        _ = braces.popLast()
      }
      guard code[index].kind == .word, Self.keywords.contains(code[index].text), code[index + 1].kind == .word,
        !Self.keywords.contains(code[index + 1].text), index == 0 || !code[index - 1].isSymbol(".")
      else { continue }
      if Self.types.contains(code[index].text) { isType = true }
      guard braces.allSatisfy(\.self), index == 0 || !["private", "fileprivate"].contains(code[index - 1].text)
      else { continue }
      names.insert(code[index + 1].text)
      // `extension Result.Kind`, and `case first, second`.
      var next = index + 2
      while next + 1 < code.count, [".", ","].contains(code[next].text), code[next + 1].kind == .word,
        code[index].isWord(code[next].text == "." ? "extension" : "case")
      {
        names.insert(code[next + 1].text)
        next += 2
      }
    }
    return names
  }

  /// Returns a Boolean value that indicates whether the code names a module other than in its import.
  fileprivate func names(_ module: String) -> Bool {
    zip(code, code.dropFirst()).contains { previous, token in token.isWord(module) && !previous.isWord("import") }
  }
}
