import Foundation

extension ComposeDraft {
  /// The codes of ISO 639-1, which have two letters.
  private static let codes = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.count == 2 })

  /// A Boolean value that indicates whether the language is empty or a code of ISO 639-1, possibly with a region or a script,
  /// such as `en` or `zh-TW`.
  public var hasLanguageCode: Bool {
    guard let code = language.split(separator: "-").first else { return language.isEmpty }
    return Self.codes.contains(String(code))
  }
}
