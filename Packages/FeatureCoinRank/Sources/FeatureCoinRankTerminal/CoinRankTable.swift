import FeatureCoinRank
import Presentation
import PresentationTerminal
import TerminalUI

/// Returns the table of the ranking. A terminal that is 20 columns wide shows rank, name and coins.
@MainActor func coinRankTable(_ language: Language) -> Table<RankingRow> {
  Table([
    .init(TerminalText(CoinRankText.rank, language), columns: 5, alignment: .trailing, priority: 3) {
      StyledText(TerminalText($0.rank), .muted)
    },
    .init(TerminalText(CoinRankText.name, language), minimum: 5) { StyledText(TerminalText($0.name)) },
    .init(TerminalText(CoinRankText.level, language), columns: 5, alignment: .trailing, priority: 1) {
      StyledText(TerminalText($0.level), .muted)
    },
    .init(TerminalText(CoinRankText.coins, language), columns: 6, alignment: .trailing, priority: 2) {
      StyledText(TerminalText($0.coins), .accent)
    },
  ])
}
