public import Foundation
public import Presentation
public import TerminalUI

extension LoadFailure {
  /// Returns the line about contents that could not be updated, such as
  /// `Not up to date: The server did not respond in time · Updated 08:47`.
  ///
  /// - Parameters:
  ///   - updated: The time of the last update, or `nil` if it is unknown.
  ///   - language: The language of the line.
  ///   - now: The current time, relative to which the time of the last update is formatted.
  ///   - timeZone: The time zone in which the time is shown.
  public func staleLine(
    updated: Date? = nil, language: Language, now: Date = Date(), timeZone: TimeZone = .current
  ) -> TerminalText {
    let time = updated.map { $0.clockTime(asOf: now, in: timeZone) }
    let suffix = time.map { LocalizedText(en: " · Updated \($0)", zhHans: " · 更新于 \($0)")[language] } ?? ""
    return "\(LocalizedText.notUpToDate[language])\(LocalizedText.colon[language])\(message(in: language))\(suffix)"
  }
}
