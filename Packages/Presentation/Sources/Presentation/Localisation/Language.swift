/// A language that the application speaks.
public enum Language: String, Sendable, Hashable, CaseIterable {
  case en
  case zhHans = "zh-Hans"

  /// The language that a tag or a POSIX locale name means: `zh-Hans`, `zh_CN.UTF-8`, `en-GB`. Nil for languages that are not spoken.
  public init?(_ identifier: String) {
    let parts = identifier.split { !$0.isLetter }.map { $0.lowercased() }
    switch parts.first {
    case "zh": self = .zhHans
    case "en", "c", "posix": self = .en
    default: return nil
    }
  }
}
