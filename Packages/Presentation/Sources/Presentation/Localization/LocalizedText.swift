/// Text in the languages of the user interface.
///
///     enum CoinRankText {
///       static let title = LocalizedText(en: "Ranking", zhHans: "积分排名")
///     }
///     CoinRankText.title[language]
public struct LocalizedText: Sendable, Hashable {
  private let en: String
  private let translations: [Language: String]

  /// Creates text in both languages of this repository. A missing translation is a compile-time error.
  public init(en: String, zhHans: String) {
    self.init(en: en, translations: [.zhHans: zhHans])
  }

  /// Creates text in any languages, for example `LocalizedText(en: "Notes", translations: [.german: "Notizen"])`. Text without
  /// a translation is in English.
  public init(en: String, translations: [Language: String]) {
    self.en = en
    self.translations = translations
  }

  /// Accesses the text in the given language, in the more general language, such as `de` for `de-AT`, or in English.
  public subscript(language: Language) -> String {
    var candidate: Language? = language
    while let language = candidate, language != .en {
      if let text = translations[language] { return text }
      candidate = language.general
    }
    return en
  }
}
