import Foundation

extension ComposeDraft {
  /// The codes of ISO 639-1 and ISO 639-3, and those that Mastodon knows besides.
  private static let codes = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier)).union(["cnr", "ldn", "zba"])

  /// A Boolean value that indicates whether the language is empty or a code of ISO 639-1 or ISO 639-3, possibly with a region
  /// or a script, such as `en`, `ckb` or `zh-TW`.
  public var hasLanguageCode: Bool {
    guard let code = language.split(separator: "-").first else { return language.isEmpty }
    return Self.codes.contains(code.lowercased())
  }
}
