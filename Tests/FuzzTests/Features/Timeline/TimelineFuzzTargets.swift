import Posts

/// The parsers of the timeline for server data.
enum TimelineFuzzTargets {
  static let all = [html]

  /// The text of a post begins and ends with text, and contains no more than one empty line in a row.
  private static let html = FuzzTarget(name: "html", feature: "Timeline") { bytes in
    let text = HTMLText.plain(String(decoding: bytes, as: UTF8.self))
    try require(!text.hasPrefix("\n") && !text.hasSuffix("\n"), "a line break at an end of \(text.debugDescription)")
    try require(!text.contains("\n\n\n"), "two empty lines in \(text.debugDescription)")
  }
}
