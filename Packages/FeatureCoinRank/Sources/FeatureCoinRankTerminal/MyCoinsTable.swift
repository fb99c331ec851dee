import FeatureCoinRank
import FeatureCoinRankModule
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI

extension CoinOwner {
  /// Returns a summary such as `排名：7 等级：5 积分：451`.
  func summary(_ language: Language) -> TerminalText {
    [(CoinRankText.rank, rank), (CoinRankText.level, level), (CoinRankText.coins, coins)]
      .map { TerminalText($0, language) + TerminalText(.colon, language) + TerminalText($1) }.joined(
        separator: " ")
  }
}

/// Returns the table of the history. A terminal that is 20 columns wide shows the reason and the coins.
@MainActor func myCoinsTable(_ language: Language, timeZone: TimeZone) -> Table<CoinEntryRow> {
  Table([
    .init(TerminalText(CoinRankText.date, language), columns: 16, priority: 2) {
      StyledText(TerminalText($0.date(in: timeZone)), .muted)
    },
    .init(TerminalText(CoinRankText.reason, language), minimum: 5) { StyledText(TerminalText($0.reason)) },
    .init(TerminalText(CoinRankText.details, language), minimum: 24, priority: 1) {
      StyledText(TerminalText($0.details), .muted)
    },
    .init(TerminalText(CoinRankText.coins, language), columns: 6, alignment: .trailing) {
      StyledText(TerminalText($0.coins), .accent)
    },
  ])
}
