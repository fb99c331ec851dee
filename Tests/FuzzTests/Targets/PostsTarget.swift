import Posts

extension FuzzTarget {
  /// The target whose property is that a post has no line break at its beginning or end, and no two consecutive empty
  /// lines.
  static let html = FuzzTarget(name: "html") { bytes in
    let text = HTMLText.plain(String(decoding: bytes, as: UTF8.self))
    try require(!text.hasPrefix("\n") && !text.hasSuffix("\n"), "a line break at an end of \(text.debugDescription)")
    try require(!text.contains("\n\n\n"), "two empty lines in \(text.debugDescription)")
  }
}
