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

extension LocalizedText: Codable {
  /// Decodes text from an object whose keys are language tags, one of which is `en`.
  public init(from decoder: any Decoder) throws {
    var texts = try [String: String](from: decoder)
    guard let en = texts.removeValue(forKey: Language.en.rawValue) else {
      throw DecodingError.valueNotFound(
        String.self, DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no text in English"))
    }
    self.init(
      en: en,
      translations: Dictionary(texts.map { (Language(rawValue: $0), $1) }, uniquingKeysWith: { first, _ in first }))
  }

  /// Encodes the text as an object whose keys are language tags.
  public func encode(to encoder: any Encoder) throws {
    var texts = Dictionary(translations.map { ($0.rawValue, $1) }, uniquingKeysWith: { first, _ in first })
    texts[Language.en.rawValue] = en
    try texts.encode(to: encoder)
  }
}
