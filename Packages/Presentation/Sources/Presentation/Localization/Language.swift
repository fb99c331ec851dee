/// A language of the user interface: a language tag of BCP 47, such as `en`, `zh-Hans` or `de-AT`.
///
/// An app declares its languages, of which English is always one: text without a translation is in English.
public struct Language: RawRepresentable, Sendable, Hashable {
  /// The language tag.
  public let rawValue: String

  /// Creates a language from a language tag.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// English.
  public static let en = Language(rawValue: "en")
  /// Simplified Chinese.
  public static let zhHans = Language(rawValue: "zh-Hans")

  /// The language whose tag is the beginning of this one, such as `de` for `de-AT`, or `nil` if there is none.
  var general: Language? {
    rawValue.lastIndex(of: "-").map { Language(rawValue: String(rawValue[..<$0])) }
  }

  /// Creates the language of a list that a language tag or POSIX locale name means, such as `zh-Hans`, `zh_CN.UTF-8` or
  /// `en-GB`: the one with the same tag, or else the first one of the same language. Returns `nil` if there is none.
  public init?(_ identifier: String, among languages: [Language] = [.en, .zhHans]) {
    let tag = identifier.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-").lowercased()
    let language = ["c", "posix"].contains(tag) ? "en" : tag.prefix { $0 != "-" }
    guard
      let match = languages.first(where: { $0.rawValue.lowercased() == tag })
        ?? languages.first(where: { $0.rawValue.lowercased().prefix { $0 != "-" } == language })
    else { return nil }
    self = match
  }
}
