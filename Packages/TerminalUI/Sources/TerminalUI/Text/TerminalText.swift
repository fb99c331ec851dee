/// One line of text that is safe to draw or print.
///
/// A ``Canvas`` and a ``PlainPrinter`` accept no other type of text. Every source, such as a server's response or a
/// literal, is sanitized in the same way, so the text never contains a control character, an escape sequence, or a
/// character that reorders or hides others:
///
/// - a line end, a tab, or a run of them becomes one space (use ``lines(_:)`` to keep lines);
/// - other control characters become visible stand-ins, so that nothing vanishes unnoticed: ESC becomes `␛`;
/// - bidirectional controls and invisible characters are dropped; joiners, variation selectors and tags stay where
///   they make an emoji, `👩‍🚀` or `🏴󠁧󠁢󠁳󠁣󠁴󠁿`, and nowhere else;
/// - a combining mark without a base gets a dotted circle, and a cluster keeps at most 16 scalars;
/// - a line longer than 64 KiB is truncated and ends in `…`, but ``lines(_:)`` returns lines of any length.
///
/// For example:
///
///     let title: TerminalText = "Hello, \(user.name)"   // the name is sanitized with the rest
///     let body = TerminalText.lines(post.text)
public struct TerminalText: Sendable, Hashable {
  /// The sanitized text.
  public let string: String

  /// The maximum length of a line in bytes of UTF-8.
  private static let limit = 64 << 10

  /// Creates text from an untrusted string.
  public init(_ untrusted: String) {
    string = Sanitizer.line(untrusted, limit: Self.limit)
  }

  private init(sanitized: String) {
    string = sanitized
  }

  /// Returns one text for each line of an untrusted string. Every line break of Unicode, such as LF, CR LF or U+2028,
  /// ends a line.
  public static func lines(_ untrusted: String) -> [TerminalText] {
    untrusted.split(omittingEmptySubsequences: false) { Sanitizer.isLineEnd($0) }
      .map { TerminalText(sanitized: Sanitizer.line(String($0), limit: .max)) }
  }

  /// Empty text.
  public static let empty: TerminalText = ""

  /// A Boolean value that indicates whether the text is empty.
  public var isEmpty: Bool { string.isEmpty }

  /// Concatenates two texts. The result can have fewer columns than both together, because a mark can join the
  /// preceding letter.
  public static func + (left: TerminalText, right: TerminalText) -> TerminalText {
    joining([left.string, right.string], "")
  }

  fileprivate static func joining(_ parts: [String], _ separator: String) -> TerminalText {
    TerminalText(sanitized: Sanitizer.line(parts.joined(separator: separator), limit: .max))
  }

  /// Returns a part of this text, cut between clusters, without sanitizing it again.
  func part(_ characters: some Sequence<Character>) -> TerminalText {
    TerminalText(sanitized: String(characters))
  }

  /// Returns `count` spaces.
  static func spaces(_ count: Int) -> TerminalText {
    TerminalText(sanitized: String(repeating: " ", count: max(0, count)))
  }
}

extension TerminalText: ExpressibleByStringInterpolation {
  /// Creates text from a literal, which is sanitized like any other string.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension TerminalText: CustomStringConvertible {
  /// The sanitized text.
  public var description: String { string }
}

extension Sequence where Element == TerminalText {
  /// Returns the concatenation of the texts with a separator between them.
  public func joined(separator: TerminalText = "") -> TerminalText {
    .joining(map(\.string), separator.string)
  }
}
