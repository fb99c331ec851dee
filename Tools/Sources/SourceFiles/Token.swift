/// A token of a Swift file.
///
/// Comments and strings are separate tokens, so a rule that searches for code never finds it inside them.
public struct Token: Equatable, Sendable {
  /// The kind of token.
  public enum Kind: Sendable {
    /// A keyword or an identifier. Backticks are a part only of a keyword as a name and of a sentence.
    case word
    /// One ASCII character of punctuation.
    case symbol
    case number
    /// The text between the quotes, without interpolated code, whose tokens come just before.
    case string
    /// The text after `//` or between `/*` and `*/`.
    case comment
  }

  /// The kind of token.
  public let kind: Kind
  /// The text in the file, without quotes or comment delimiters.
  public let text: String
  /// The 1-based line on which the token begins.
  public let line: Int
  /// The index of the token's first byte in the UTF-8 text of the file. For a string, that of the opening delimiter.
  public let offset: Int

  /// The line on which the token ends; after `line` for block comments and multi-line strings.
  public var lastLine: Int { line + text.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// Returns a Boolean value that indicates whether the token is the given word in code, not in a string or comment.
  public func isWord(_ word: String) -> Bool { kind == .word && text == word }
  /// Returns a Boolean value that indicates whether the token is the given punctuation character in code.
  public func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
}
