import Posts

/// The fuzz targets of the timeline's parsers for data from servers.
enum TimelineFuzzTargets {
  static let all = [html]

  /// The target whose property is that a post has no line break at its beginning or end, and no two consecutive empty
  /// lines.
  private static let html = FuzzTarget(name: "html", feature: "Timeline") { bytes in
    let text = HTMLText.plain(String(decoding: bytes, as: UTF8.self))
    try require(!text.hasPrefix("\n") && !text.hasSuffix("\n"), "a line break at an end of \(text.debugDescription)")
    try require(!text.contains("\n\n\n"), "two empty lines in \(text.debugDescription)")
  }
}
