/// How much text of a server is taken. More of it is an attack, or a defect.
enum TextLimit {
  /// The bytes of UTF-8 of a post.
  static let post = 256 << 10
  /// The bytes of UTF-8 of any other field.
  static let field = 64 << 10
}

extension String {
  /// The text, or its first bytes with `…` in place of the rest. No character of Unicode is split.
  func limited(to bytes: Int) -> String {
    let beginning = beginning(of: bytes)
    return beginning.endIndex == endIndex ? self : beginning + "…"
  }

  /// The first bytes, or fewer where a scalar would be split.
  func beginning(of bytes: Int) -> Substring {
    guard let end = utf8.index(startIndex, offsetBy: bytes, limitedBy: endIndex) else { return self[...] }
    return self[..<end]
  }
}
