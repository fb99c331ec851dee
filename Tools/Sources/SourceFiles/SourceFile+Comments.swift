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
}
