public import FeatureCoinRank
public import Foundation
public import Presentation
public import TerminalUI

/// One's own coins as lines of text, for pipes and for commands that show no screens.
public enum MyCoinsPlain {
  /// A line about the coins, a line of titles, and one for each entry of the history; in its place one line that says so if there are none.
  public static func lines(_ coins: MyCoins, language: Language, timeZone: TimeZone = .current) -> [TerminalText] {
    let summary = CoinRankRow.summary(coins.coins, language)
    if coins.history.isEmpty { return [summary, CoinRankText.emptyTitle.terminal(language)] }
    let titles = [CoinRankText.date, CoinRankText.reason, CoinRankText.coins, CoinRankText.details].map {
      $0.terminal(language)
    }
    let rows = coins.history.map { entry in
      let texts = entry.texts(in: timeZone)
      return [texts.date, texts.reason, texts.coins, texts.details]
    }
    let reason = min(40, ([titles] + rows).map { $0[1].columns }.max() ?? 0)
    return [summary]
      + ([titles] + rows).map { row in
        [row[0].padded(to: 16), row[1].padded(to: reason), row[2].padded(to: 6, .trailing), row[3]]
          .joined(separator: "  ")
      }
  }
}
