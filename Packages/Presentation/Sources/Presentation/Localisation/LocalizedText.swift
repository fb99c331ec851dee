/// A text in every language that the application speaks. One that is missing does not compile.
///
///     enum CoinRankText {
///       static let title = LocalizedText(en: "Coin ranking", zhHans: "积分排名")
///     }
///     CoinRankText.title[language]
public struct LocalizedText: Sendable, Hashable {
  private let en: String
  private let zhHans: String

  /// Creates a text.
  public init(en: String, zhHans: String) {
    self.en = en
    self.zhHans = zhHans
  }

  /// The text in one language.
  public subscript(language: Language) -> String {
    switch language {
    case .en: en
    case .zhHans: zhHans
    }
  }
}
