extension SourceFile {
  /// Returns the occurrences of patterns in code, such as `["static", "let", "shared"]`, except those that a comment
  /// allows for a rule, members of a value, and the file's own functions. The name of a pattern is its first words.
  public func matches(of patterns: [[String]], exemptFrom rule: String) -> [(line: Int, name: String)] {
    let patterns = patterns.filter { pattern in
      let isOwn = pattern.count == 2 && pattern[1] == "(" && functions.contains(pattern[0])
      return !isOwn && pattern.allSatisfy { text in text.first?.isLetter != true || words.contains(text) }
    }
    guard !patterns.isEmpty else { return [] }
    let code = code.filter { $0.kind == .word || $0.kind == .symbol }
    return code.indices.flatMap { index in
      patterns.compactMap { pattern in
        guard code[index].text == pattern[0], index + pattern.count <= code.count,
          zip(code[index...], pattern).allSatisfy({ $0.text == $1 }),
          index == 0 || !["func", "case", "."].contains(code[index - 1].text), !allows(rule, at: code[index].line)
        else { return nil }
        return (code[index].line, Self.name(of: pattern))
      }
    }
  }

  /// Returns `Task.sleep` for `["Task", ".", "sleep", "("]`, and `while Date` for `["while", "Date", "("]`.
  private static func name(of pattern: [String]) -> String {
    pattern.drop { [".", "(", ")", ">", ":", "="].contains($0) }.prefix { !"(:,".contains($0) }.reduce("") {
      name, next in
      let isWord = { (text: Character?) in text?.isLetter == true }
      return name + (isWord(name.last) && isWord(next.first) ? " " : "") + next
    }
  }

  /// The modules whose names change nothing about what comes after them.
  private static let systemModules: Set = [
    "Swift", "_Concurrency", "Foundation", "FoundationEssentials", "Dispatch", "Glibc", "Musl", "Darwin",
  ]

  /// Returns code without the names of the system's modules: `Date` for `Foundation.Date`. Imports are unchanged.
  static func withoutModules(_ code: [Token]) -> [Token] {
    var result: [Token] = []
    for index in code.indices {
      let isQualifier = { (name: Int) in
        systemModules.contains(code[name].text) && code[name].kind == .word && name + 1 < code.count
          && code[name + 1].isSymbol(".")
          && (name == 0 || !code[name - 1].isSymbol(".") && !isImport(name, in: code))
      }
      if isQualifier(index) || index > 0 && code[index].isSymbol(".") && isQualifier(index - 1) { continue }
      result.append(code[index])
    }
    return result
  }

  private static func isImport(_ name: Int, in code: [Token]) -> Bool {
    code[..<name].suffix(2).contains { $0.isWord("import") }
  }
}
