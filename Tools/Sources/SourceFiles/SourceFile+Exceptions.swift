/// A comment that allows what a rule forbids, such as `// allow(no-traps): the list is never empty`.
public struct Exception: Sendable {
  /// The name of the rule.
  public let rule: String
  /// The 1-based line of the comment.
  public let line: Int
  /// The lines on which the comment allows a violation.
  public let lines: ClosedRange<Int>
  /// A Boolean value that indicates whether the comment says why, in a few words.
  public let hasReason: Bool
}

extension SourceFile {
  /// Returns a Boolean value that indicates whether a comment permits a violation of a rule on a line, with a reason.
  public func allows(_ rule: String, at line: Int) -> Bool {
    hasExceptions && exceptions.contains { $0.rule == rule && $0.lines.contains(line) && $0.hasReason }
  }

  /// Returns the exceptions in a file, in reading order. Documentation comments contain none, nor do mentions in backticks.
  static func exceptions(in tokens: [Token]) -> [Exception] {
    tokens.indices.flatMap { index -> [Exception] in
      let comment = tokens[index]
      guard comment.kind == .comment, comment.text.contains("allow("), !["/", "*"].contains(comment.text.first)
      else { return [] }
      return comment.text.matches(of: /allow\(([^()]*)\): ?/).compactMap { match in
        guard comment.text[..<match.range.lowerBound].count(where: { $0 == "`" }).isMultiple(of: 2) else { return nil }
        let reason = comment.text[match.range.upperBound...]
        return Exception(
          rule: String(match.1), line: comment.line, lines: lines(of: index, in: tokens),
          hasReason: reason.count >= 10 && reason.count(where: \.isLetter) * 2 > reason.count)
      }
    }
  }

  /// Returns the lines for which a comment counts. After code, that is its own line, and that of the opening bracket if a call
  /// ends there. Otherwise, it is the next line of code, with the comments and attributes in between.
  private static func lines(of index: Int, in tokens: [Token]) -> ClosedRange<Int> {
    let line = tokens[index].line
    let before = tokens[..<index].reversed().drop { $0.kind == .comment }
    if let last = before.first, last.lastLine == line { return openingLine(before, line)...line }
    var (end, isComplete) = (tokens[index].lastLine, false)
    while !isComplete {
      let next = tokens[index...].filter { $0.line == end + 1 }
      guard let first = next.first else { break }
      // A comment is all that an empty block contains.
      if first.isSymbol("}"), before.first?.isSymbol("{") == true { return (before.first?.line ?? line)...end }
      isComplete = first.kind != .comment && !isAttribute(next)
      end = first.kind == .comment ? first.lastLine : end + 1
    }
    return line...end
  }

  /// Returns the line of the first bracket that the end of a line closes, if the brackets contain no block.
  private static func openingLine(_ before: some Sequence<Token>, _ line: Int) -> Int {
    var depth = 0
    for token in before {
      if token.line < line && depth == 0 || ["{", "}"].contains(token.text) { break }
      if [")", "]"].contains(token.text), token.kind == .symbol { depth += 1 }
      if ["(", "["].contains(token.text), token.kind == .symbol {
        depth -= 1
        if depth == 0, token.line < line { return token.line }
      }
    }
    return line
  }

  /// Returns a Boolean value that indicates whether a line contains only attributes, such as `@inline(never)`.
  private static func isAttribute(_ line: [Token]) -> Bool {
    var (rest, depth) = (line[...], 0)
    while rest.first?.isSymbol("@") == true {
      rest = rest.dropFirst(2)
      guard rest.first?.isSymbol("(") == true else { continue }
      rest = rest.drop { token in
        if token.isSymbol("(") { depth += 1 }
        if token.isSymbol(")") { depth -= 1 }
        return depth > 0
      }.dropFirst()
    }
    return rest.isEmpty
  }
}
