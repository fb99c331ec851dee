/// One line of text that is safe to draw or print.
///
/// This is the only kind of text that a ``Canvas`` draws and a ``PlainPrinter`` prints. Whatever it is made from, a
/// server's answer or a literal, goes through the same sanitising, so it never holds a control character, an escape
/// sequence or a character that reorders or hides its neighbours:
///
/// - line ends, tabs and runs of them become one space (use ``lines(_:)`` to keep lines);
/// - other control characters become visible stand-ins, so that nothing vanishes unnoticed: ESC becomes `␛`;
/// - bidirectional controls and invisible characters are dropped; joiners, variation selectors and tags stay where
///   they make an emoji, `👩‍🚀` or `🏴󠁧󠁢󠁳󠁣󠁴󠁿`, and nowhere else;
/// - a combining mark without a base gets a dotted circle, and a cluster keeps at most 16 scalars;
/// - a line longer than 64 KiB ends there in `…`, but ``lines(_:)`` are as long as they come.
///
/// For example:
///
///     let title: TerminalText = "Hello, \(user.name)"   // the name is sanitised with the rest
///     let body = TerminalText.lines(post.text)
public struct TerminalText: Sendable, Hashable {
  /// The sanitised text.
  public let string: String

  /// The bytes of UTF-8 that a line may have. Longer ones are hostile.
  private static let limit = 64 << 10

  /// Makes text from a string that nobody has checked.
  public init(_ untrusted: String) {
    string = Sanitizer.line(untrusted, limit: Self.limit)
  }

  private init(sanitized: String) {
    string = sanitized
  }

  /// One text for each line of a string that nobody has checked. CR LF, CR, LF and Unicode's line and paragraph
  /// separators end a line.
  public static func lines(_ untrusted: String) -> [TerminalText] {
    untrusted.split(omittingEmptySubsequences: false) { Sanitizer.isLineEnd($0) }
      .map { TerminalText(sanitized: Sanitizer.line(String($0), limit: .max)) }
  }

  /// The text without characters.
  public static let empty: TerminalText = ""

  /// Whether there is nothing in it.
  public var isEmpty: Bool { string.isEmpty }

  /// Two texts behind one another. Not always the sum of their columns: a mark may join the letter before it.
  public static func + (left: TerminalText, right: TerminalText) -> TerminalText {
    joining([left.string, right.string], "")
  }

  fileprivate static func joining(_ parts: [String], _ separator: String) -> TerminalText {
    TerminalText(sanitized: Sanitizer.line(parts.joined(separator: separator), limit: .max))
  }

  /// A part of this text, cut between clusters, which needs no second sanitising.
  func part(_ characters: some Sequence<Character>) -> TerminalText {
    TerminalText(sanitized: String(characters))
  }

  /// `count` spaces.
  static func spaces(_ count: Int) -> TerminalText {
    TerminalText(sanitized: String(repeating: " ", count: max(0, count)))
  }
}

extension TerminalText: ExpressibleByStringInterpolation {
  /// Makes text from a literal, sanitised like any other.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension TerminalText: CustomStringConvertible {
  /// The sanitised text.
  public var description: String { string }
}

extension Sequence where Element == TerminalText {
  /// The texts in a row with a separator between them.
  public func joined(separator: TerminalText = "") -> TerminalText {
    .joining(map(\.string), separator.string)
  }
}
