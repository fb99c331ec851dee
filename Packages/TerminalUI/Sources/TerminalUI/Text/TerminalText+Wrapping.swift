extension TerminalText {
  /// Returns the text in lines of at most `columns` columns, or of two columns if `columns` is less than two. Lines are
  /// broken at spaces, between East Asian characters, and within a word only if it is longer than a line. Spaces at a
  /// break are dropped. Empty text yields one empty line.
  ///
  /// A line does not begin with a closing East Asian punctuation mark, such as “。” or “）”, nor end with an opening one,
  /// unless a space separates the mark from the adjacent text, or the marks alone are wider than a line.
  public func wrapped(to columns: Int, measuring width: ColumnWidth = .standard) -> [TerminalText] {
    let limit = max(columns, 2)
    if width.columns(of: self) <= limit { return [self] }
    var lines: [TerminalText] = []
    var line: [Character] = []
    var used = 0
    var breakIndex: Int?  // where the line may end: the characters before it stay
    for character in string {
      let columns = width.columns(of: character)
      let followsWide = line.last.map { width.columns(of: $0) == 2 } ?? false
      if character == " " || (columns == 2 || followsWide) && Self.canBreak(after: line.last, before: character) {
        breakIndex = line.count
      }
      while used + columns > limit, !line.isEmpty {
        let end = breakIndex.flatMap { $0 > 0 ? $0 : nil } ?? Self.breakWithinWord(line, before: character)
        lines.append(part(line[..<end]).trimmingTrailingSpaces())
        line = Array(line[end...].drop { $0 == " " })
        used = line.reduce(0) { $0 + width.columns(of: $1) }
        breakIndex = nil
      }
      if character == " ", line.isEmpty, !lines.isEmpty { continue }
      line.append(character)
      used += columns
    }
    if !line.isEmpty || lines.isEmpty { lines.append(part(line)) }
    return lines
  }

  /// Returns the last index before which a line without break opportunities may be broken, or the end of the line if
  /// there is none.
  private static func breakWithinWord(_ line: [Character], before next: Character) -> Int {
    if canBreak(after: line.last, before: next) { return line.count }
    return line.indices.dropFirst().last { canBreak(after: line[$0 - 1], before: line[$0]) } ?? line.count
  }

  private static func canBreak(after last: Character?, before next: Character) -> Bool {
    !closing.contains(next) && !(last.map(opening.contains) ?? false)
  }

  /// The punctuation marks that must not begin a line.
  private static let closing = Set<Character>("。．，、；：？！）」』》〉】〕］｝”’…")
  /// The punctuation marks that must not end a line.
  private static let opening = Set<Character>("（「『《〈【〔［｛“‘")

  private func trimmingTrailingSpaces() -> TerminalText {
    part(string.reversed().drop { $0 == " " }.reversed())
  }
}
