public import Foundation

/// Text with links and formatting. It comes from a server and is untrusted: sanitize it before display.
public struct FormattedText: Sendable, Hashable, Codable {
  /// The text, with line breaks. List items begin with `•` or a number, and quoted lines with `>`.
  public let string: String
  /// The parts of the text that have a link or formatting, ordered by where they begin. They can be nested.
  public let spans: [TextSpan]

  /// Creates text.
  public init(_ string: String, spans: [TextSpan] = []) {
    self.string = string
    self.spans = spans
  }

  /// Accesses the part of the text that a span covers.
  public subscript(span: TextSpan) -> Substring {
    let utf8 = string.utf8
    let range = span.range.clamped(to: 0..<utf8.count)
    return string[
      utf8.index(utf8.startIndex, offsetBy: range.lowerBound)..<utf8.index(utf8.startIndex, offsetBy: range.upperBound)]
  }

  /// Returns the text, truncated to a number of bytes and followed by `…` if it is longer, without the spans beyond the
  /// limit.
  func limited(to bytes: Int) -> FormattedText {
    let beginning = string.beginning(of: bytes)
    guard beginning.endIndex != string.endIndex else { return self }
    let end = beginning.utf8.count
    return FormattedText(
      beginning + "…",
      spans: spans.compactMap { span in
        let range = span.range.clamped(to: 0..<end)
        return range.isEmpty ? nil : TextSpan(range, span.kind, url: span.url)
      })
  }
}

/// A range of text with a link or formatting.
public struct TextSpan: Sendable, Hashable, Codable {
  /// The meaning of a part of text.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// A link to a page.
    case link
    /// A link to a person.
    case mention
    /// A link to the posts with a hashtag.
    case hashtag
    /// Important text.
    case strong
    /// Emphasized text.
    case emphasis
    /// Text that is no longer correct.
    case strikethrough
    /// Code within a line.
    case code
    /// Lines whose spaces and line breaks matter, such as a program.
    case preformatted
    /// Quoted lines.
    case quote
  }

  /// The range of the span in the text, in UTF-8 bytes.
  public let range: Range<Int>
  /// The meaning of the text in the span.
  public let kind: Kind
  /// The target of a link, an `http` or `https` URL, or `nil` for formatting.
  public let url: URL?

  /// Creates a span.
  public init(_ range: Range<Int>, _ kind: Kind, url: URL? = nil) {
    self.range = range
    self.kind = kind
    self.url = url
  }
}
