public import Foundation

extension URL {
  /// Creates an `http` or `https` URL with a host from unchanged text.
  ///
  /// Returns `nil` if the text is `nil`, contains invalid characters, or is not an `http` or `https` URL with a host.
  /// The text is not repaired or percent-encoded, so that the URL that is displayed or opened is the one that was
  /// received.
  public init?(web text: String?) {
    guard let text, let url = URL(string: text, encodingInvalidCharacters: false), url.origin != nil
    else { return nil }
    self = url
  }
}

extension [URL] {
  /// Creates the list of the `http` and `https` URLs among the words of a text, each once. The characters that end a
  /// sentence, and brackets and quotation marks around a URL, are not part of it.
  public init(webAddressesIn text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).compactMap { word in
      word.range(of: "http").map { word[$0.lowerBound...] }
    }
    var seen: Set<URL> = []
    self = words.compactMap { word in
      var word = word
      while let last = word.last, ".,;:!?)]}>'\"”’。，；：！？）」』》".contains(last) { word.removeLast() }
      return URL(web: String(word)).flatMap { seen.insert($0).inserted ? $0 : nil }
    }
  }
}
