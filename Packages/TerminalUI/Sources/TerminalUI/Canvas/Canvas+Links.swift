extension Canvas {
  /// Returns the style of a span, with the key of its link.
  ///
  /// Cells contain a key instead of the URL, which makes them small. It is a hash, so that the cells of a link are equal in
  /// successive frames.
  mutating func style(of span: StyledText.Span, in style: Style) -> Style {
    var style = span.style ?? style
    guard let link = span.link, ControlSequence.isLink(link) else { return style }
    style.link = UInt32(truncatingIfNeeded: link.hashValue) | 1
    links[style.link] = link
    return style
  }
}

extension ControlSequence {
  /// The maximum length of a link in bytes. Terminals ignore longer ones.
  private static let linkLimit = 2083

  /// Returns whether terminals accept a text as the URL of a link.
  static func isLink(_ url: TerminalText) -> Bool {
    (url.string.hasPrefix("https://") || url.string.hasPrefix("http://")) && url.string.utf8.count <= linkLimit
      && url.string.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }
}
