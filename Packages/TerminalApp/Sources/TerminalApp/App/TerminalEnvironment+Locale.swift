import Presentation
import TerminalUI

extension TerminalEnvironment {
  /// The message for a locale that does not use UTF-8, or `nil` for any other.
  var localeProblem: LocalizedText? {
    guard let locale, !usesUTF8 else { return nil }
    return LocalizedText(
      en:
        "The locale \(locale) does not use UTF-8, so text is reduced to ASCII. Set LC_ALL to a UTF-8 locale, such as C.UTF-8.",
      zhHans: "区域 \(locale) 未使用 UTF-8，因此文字只以 ASCII 显示。请将 LC_ALL 设为 UTF-8 区域，例如 C.UTF-8。")
  }
}
