import Foundation

/// A language in which a post can be written.
public struct PostLanguage: Sendable, Hashable, Identifiable {
  /// The code of ISO 639-1, or of ISO 639-3 if there is none.
  public let id: String
  private let english: String
  private let native: String

  /// The code with the names of the language in English and in the language itself.
  public var title: String { "\(id)  \(english)" + (native == english ? "" : " · \(native)") }

  /// The codes of ISO 639-1 and ISO 639-3, and those that Mastodon knows besides.
  static let codes = Set(Locale.LanguageCode.isoLanguageCodes.map(\.identifier)).union(["cnr", "ldn", "zba"])

  /// All languages with a name, those with a code of two letters first.
  static let all: [PostLanguage] = codes.sorted { ($0.count, $0) < ($1.count, $1) }.compactMap { code in
    guard let english = Locale(identifier: "en").localizedString(forLanguageCode: code) else { return nil }
    let native = Locale(identifier: code).localizedString(forLanguageCode: code)
    return PostLanguage(id: code, english: english, native: native ?? english)
  }

  /// The languages with a code of two letters, in the order of the codes.
  public static let common = all.filter { $0.id.count == 2 }

  /// Returns the languages that a text can mean, at most five: those with that code, and those whose code or name in English
  /// or in the language itself begins with it. Returns none for an empty text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of languages.
  public static func suggestions(for text: String) -> [PostLanguage] {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return [] }
    func begins(_ name: String) -> Bool {
      name.range(of: text, options: [.caseInsensitive, .diacriticInsensitive, .anchored]) != nil
    }
    let same = all.filter { $0.id == text.lowercased() }
    let byCode = all.filter { $0.id != text.lowercased() && begins($0.id) }
    let byName = all.filter { !begins($0.id) && (begins($0.english) || begins($0.native)) }
    // A name says more than a code of which only the beginning is typed.
    let found = same + (text.count > 2 ? byName + byCode : byCode.prefix(2) + byName)
    return Array(found.prefix(5))
  }
}

extension ComposeDraft {
  /// A Boolean value that indicates whether the language is empty or a code of ISO 639-1 or ISO 639-3, possibly with a region
  /// or a script, such as `en`, `ckb` or `zh-TW`.
  public var hasLanguageCode: Bool {
    guard let code = language.split(separator: "-").first else { return language.isEmpty }
    return PostLanguage.codes.contains(code.lowercased())
  }
}
