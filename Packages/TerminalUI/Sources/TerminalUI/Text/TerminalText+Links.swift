extension TerminalText {
  /// Returns the text in lines of at most `columns` columns, in which the addresses of web pages are links. An address that
  /// does not fit on a line is none.
  public func linkedLines(to columns: Int, measuring width: ColumnWidth = .standard, style: Style? = nil)
    -> [StyledText]
  {
    let words = string.split(separator: " ").filter { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
    let addresses = Set(words)
    return wrapped(to: columns, measuring: width).map { line in
      if addresses.isEmpty { return StyledText(line, style) }
      let parts = line.string.split(separator: " ", omittingEmptySubsequences: false).map { word in
        let part = StyledText(TerminalText(String(word)), style)
        return addresses.contains(word) ? part.linked(to: TerminalText(String(word.withoutPunctuationAtEnd))) : part
      }
      return parts.dropFirst().reduce(parts.first ?? .empty) { $0 + StyledText(" ", style) + $1 }
    }
  }
}

extension Substring {
  /// The text without the characters that end a sentence or a pair of brackets around it.
  fileprivate var withoutPunctuationAtEnd: Substring {
    var text = self
    while let last = text.last, ".,;:!?)]}>'\"".contains(last) { text.removeLast() }
    return text
  }
}
