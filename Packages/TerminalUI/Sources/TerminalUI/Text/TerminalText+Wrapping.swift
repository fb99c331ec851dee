extension TerminalText {
  /// Returns the text in lines of at most `columns` columns. Lines are broken at spaces, between East Asian characters,
  /// and within a word only if it is longer than a line. Spaces at a break are dropped. An empty text yields one empty
  /// line.
  public func wrapped(to columns: Int, measuring width: ColumnWidth = .standard) -> [TerminalText] {
    let limit = max(columns, 2)
    if width.columns(of: self) <= limit { return [self] }
    var lines: [TerminalText] = []
    var line: [Character] = []
    var used = 0
    var breakIndex: Int?  // where the line may end: the characters before it stay
    for character in string {
      let columns = width.columns(of: character)
      if character == " " || columns == 2 { breakIndex = line.count }
      if used + columns > limit {
        let end = breakIndex.flatMap { $0 > 0 ? $0 : nil } ?? line.count
        lines.append(part(line[..<end]).trimmingTrailingSpaces())
        line = Array(line[end...].drop { $0 == " " })
        used = line.reduce(0) { $0 + width.columns(of: $1) }
        breakIndex = nil
        if character == " ", line.isEmpty { continue }
      }
      line.append(character)
      used += columns
      if columns == 2 { breakIndex = line.count }
    }
    if !line.isEmpty || lines.isEmpty { lines.append(part(line)) }
    return lines
  }

  private func trimmingTrailingSpaces() -> TerminalText {
    part(string.reversed().drop { $0 == " " }.reversed())
  }
}
