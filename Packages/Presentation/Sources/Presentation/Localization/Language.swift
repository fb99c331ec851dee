/// A language of the user interface.
public enum Language: String, Sendable, Hashable, CaseIterable {
  /// English.
  case en
  /// Simplified Chinese.
  case zhHans = "zh-Hans"

  /// Creates a language from a language tag or a POSIX locale name, such as `zh-Hans`, `zh_CN.UTF-8` or `en-GB`.
  /// Returns `nil` for unsupported languages.
  public init?(_ identifier: String) {
    let parts = identifier.split { !$0.isLetter }.map { $0.lowercased() }
    switch parts.first {
    case "zh": self = .zhHans
    case "en", "c", "posix": self = .en
    default: return nil
    }
  }
}
