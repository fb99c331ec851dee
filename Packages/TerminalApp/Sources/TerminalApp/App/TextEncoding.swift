import Presentation

/// The encoding of text in the POSIX locale. The app writes UTF-8.
struct TextEncoding {
  /// The name of the locale, or `nil` if the environment does not name one.
  let locale: String?

  /// Creates the encoding that environment variables determine.
  init(_ environment: [String: String]) {
    locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
  }

  /// Whether the locale uses UTF-8. The locales `C` and `POSIX` name no encoding; they are
  /// usual in containers and over SSH, where the terminal uses UTF-8.
  var isUTF8: Bool {
    guard let locale, locale != "C", locale != "POSIX" else { return true }
    let codeset = locale.prefix { $0 != "@" }.split(separator: ".").dropFirst().first ?? ""
    return codeset.lowercased().filter { $0.isLetter || $0.isNumber } == "utf8"
  }

  /// The message for a locale that does not use UTF-8, or `nil` for any other.
  var problem: LocalizedText? {
    guard let locale, !isUTF8 else { return nil }
    return LocalizedText(
      en:
        "The locale \(locale) does not use UTF-8, so text can be garbled. Set LC_ALL to a UTF-8 locale, such as C.UTF-8.",
      zhHans: "区域 \(locale) 未使用 UTF-8，文字可能显示为乱码。请将 LC_ALL 设为 UTF-8 区域，例如 C.UTF-8。")
  }
}
