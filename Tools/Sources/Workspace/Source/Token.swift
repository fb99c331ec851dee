/// One piece of a Swift file as the rules read it.
///
/// Comments and strings are tokens of their own, so a rule that looks for code never finds it inside them.
public struct Token: Equatable, Sendable {
  /// What it is to the language.
  public enum Kind: Sendable {
    /// A keyword or an identifier, back-ticks included.
    case word
    /// One ASCII character of punctuation.
    case symbol
    case number
    /// What stands between the quotes. Interpolated code is left out; its own tokens come just before.
    case string
    /// What follows `//` or stands between `/*` and `*/`.
    case comment
  }

  /// What it is.
  public let kind: Kind
  /// As it stands in the file, without quotes or comment signs.
  public let text: String
  /// The 1-based line on which it begins.
  public let line: Int

  /// The line on which it ends; beyond `line` for block comments and multi-line strings.
  public var lastLine: Int { line + text.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// Whether it is this word, as code.
  public func isWord(_ word: String) -> Bool { kind == .word && text == word }
  /// Whether it is this character, as code.
  public func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
}
