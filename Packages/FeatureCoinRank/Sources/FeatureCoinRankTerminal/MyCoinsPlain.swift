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
    let titles = [CoinRankText.date, CoinRankText.reason, CoinRankText.coins, CoinRankText.details].map {
      TerminalText($0, language)
    }
    let rows = coins.history.map(CoinEntryRow.init).map { row in
      [row.date(in: timeZone), row.reason, row.coins, row.details].map { TerminalText($0) }
    }
    let reason = min(40, ([titles] + rows).map { $0[1].columns }.max() ?? 0)
    return [summary]
      + ([titles] + rows).map { row in
        [row[0].padded(to: 16), row[1].padded(to: reason), row[2].uncutNumber(columns: 6), row[3]]
          .joined(separator: "  ")
      } + [notice].compactMap(\.self)
  }
}
