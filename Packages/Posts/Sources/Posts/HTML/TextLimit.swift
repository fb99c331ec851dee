/// The limits for text from servers. Longer text indicates an attack or a defect.
enum TextLimit {
  /// The maximum number of UTF-8 bytes in a post.
  static let post = 256 << 10
  /// The maximum number of UTF-8 bytes in any other field.
  static let field = 64 << 10
  /// The maximum number of UTF-8 bytes in the title of a filter.
  static let title = 1 << 10
}

extension String {
  /// Returns the text, truncated to a number of bytes and followed by `…` if it is longer. Does not split Unicode
  /// scalars.
  func limited(to bytes: Int) -> String {
    let beginning = beginning(of: bytes)
    return beginning.endIndex == endIndex ? self : beginning + "…"
  }

  /// Returns the beginning of the text: at most the given number of bytes, without splitting a Unicode scalar.
  func beginning(of bytes: Int) -> Substring {
    guard let end = utf8.index(startIndex, offsetBy: bytes, limitedBy: endIndex) else { return self[...] }
    return self[..<end]
  }
}
