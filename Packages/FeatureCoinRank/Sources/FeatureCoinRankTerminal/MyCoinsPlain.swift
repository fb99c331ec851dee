public import FeatureCoinRank
import FeatureCoinRankModule
public import Foundation
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of a user's own coins, for pipes and for commands that show no screens.
public enum MyCoinsPlain {
  /// Returns a line about the coins, a line of column titles, and a line for each entry of the history. If the history
  /// is empty, a single message replaces the titles and the entries. If the history has more entries, the last line
  /// says so. If the history could not be loaded, or only in part, the last line
  /// states the reason.
  public static func lines(_ coins: MyCoins, language: Language, timeZone: TimeZone = .current) -> [TerminalText] {
    let summary = CoinOwner(name: "", row: coins.coins).summary(language)
    let notice =
      coins.failure.map { TerminalText(CoinRankText.noHistory($0), language) }
      ?? (coins.isTruncated ? TerminalText(LoadFailure.listTooLong.message(in: language)) : nil)
    if coins.history.isEmpty { return [summary, notice ?? TerminalText(CoinRankText.list.empty, language)] }
    let rows = coins.history.map(CoinEntryRow.init)
    let reasons = [CoinRankText.reason[language]] + rows.map(\.reason)
    let width = min(40, reasons.map { TerminalText($0).columns }.max() ?? 0)
    func line(_ date: String, _ reason: String, _ coins: String, _ details: String) -> TerminalText {
      [
        TerminalText(date).padded(to: 16), TerminalText(reason).padded(to: width),
        TerminalText(coins).uncutNumber(columns: 6), TerminalText(details),
      ].joined(separator: "  ")
    }
    let titles = line(
      CoinRankText.date[language], CoinRankText.reason[language], CoinRankText.coins[language],
      CoinRankText.details[language])
    return [summary, titles] + rows.map { line($0.date(in: timeZone), $0.reason, $0.coins, $0.details) }
      + [notice].compactMap(\.self)
  }
}
