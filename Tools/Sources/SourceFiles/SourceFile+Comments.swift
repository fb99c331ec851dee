extension SourceFile {
  /// Returns the comments on the line, directly above it and directly below it. Attributes may be in between.
  public func comment(around line: Int) -> String { comments(around: line).map(\.text).joined(separator: "\n") }

  /// Returns the comments on the line, directly above it and directly below it. Attributes may be in between.
  public func comments(around line: Int) -> [Token] {
    tokens.filter { $0.kind == .comment && ($0.line == line || $0.line == line + 1) } + comments(above: line)
  }

  /// Returns the comments directly above a line, the lowest one first. Attributes may be in between.
  public func comments(above line: Int) -> [Token] {
    var found: [Token] = []
    let attributes = Set(
      zip(tokens, tokens.dropFirst()).filter { $1.isSymbol("@") && $0.line < $1.line }.map(\.1.line))
    var top = line
    for token in tokens.reversed() where token.kind == .comment && token.line < line {
      while attributes.contains(top - 1) { top -= 1 }
      guard token.lastLine == top - 1 else { break }
      found.append(token)
      top = token.line
    }
    return found
  }

  /// Returns a Boolean value that indicates whether a comment around the line contains `allow(<rule>): <reason>`.
  public func allows(_ rule: String, at line: Int) -> Bool {
    guard hasExceptions else { return false }
    let comment = comment(around: line)
    guard let marker = comment.firstRange(of: "allow(\(rule)): ") else { return false }
    return comment[marker.upperBound...].count >= 10
  }

  /// Returns the occurrences of patterns in code, such as `["static", "let", "shared"]`, except those that a comment
  /// allows for a rule. The name of a module may be before a function, as in `Swift.print`, but no other receiver.
  public func matches(of patterns: [[String]], exemptFrom rule: String) -> [(line: Int, pattern: String)] {
    let patterns = patterns.filter { pattern in
      pattern.allSatisfy { text in text.first?.isLetter != true || words.contains(text) }
    }
    guard !patterns.isEmpty else { return [] }
    let code = tokens.filter { $0.kind == .word || $0.kind == .symbol }
    return code.indices.flatMap { index in
      patterns.compactMap { pattern in
        guard code[index].text == pattern[0], index + pattern.count <= code.count,
          zip(code[index...], pattern).allSatisfy({ $0.text == $1 }),
          index == 0 || !["func", "."].contains(code[index - 1].text) || isQualified(index, in: code),
          !allows(rule, at: code[index].line)
        else { return nil }
        return (code[index].line, pattern.joined())
      }
    }
  }

  /// Returns a Boolean value that indicates whether the name of a module, and nothing else, is before a name.
  public func isQualified(_ index: Int, in code: [Token]) -> Bool {
    guard index > 1, code[index - 1].isSymbol("."), index == 2 || !code[index - 3].isSymbol(".") else { return false }
    let module = code[index - 2]
    return module.kind == .word
      && (["Swift", "Foundation", "Dispatch", "Glibc"].contains(module.text)
        || imports.contains { $0.module == module.text })
  }
}
