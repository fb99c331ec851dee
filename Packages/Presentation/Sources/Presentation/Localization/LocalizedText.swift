/// Text in every language of the user interface. A missing translation is a compile-time error.
///
///     enum CoinRankText {
///       static let title = LocalizedText(en: "Ranking", zhHans: "积分排名")
///     }
///     CoinRankText.title[language]
public struct LocalizedText: Sendable, Hashable {
  private let en: String
  private let zhHans: String

  /// Creates text from its translations.
  public init(en: String, zhHans: String) {
    self.en = en
    self.zhHans = zhHans
  }

  /// Accesses the text in the given language.
  public subscript(language: Language) -> String {
    switch language {
    case .en: en
    case .zhHans: zhHans
    }
  }
}
