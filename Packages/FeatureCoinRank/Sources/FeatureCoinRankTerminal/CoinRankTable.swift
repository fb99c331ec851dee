import FeatureCoinRank
import Presentation
import TerminalUI

extension CoinRankRow {
  /// Each field as it is shown; `--` for what the server does not say.
  var texts: (rank: TerminalText, name: TerminalText, level: TerminalText, coins: TerminalText) {
    func text(_ value: (some CustomStringConvertible)?) -> TerminalText { value.map { "\($0.description)" } ?? "--" }
    return (text(rank), text(name), text(level), text(coins))
  }
}

/// The columns of the ranking. In twenty columns, rank, name and coins are left.
@MainActor func coinRankTable(_ language: Language) -> Table<CoinRankRow> {
  Table([
    .init(CoinRankText.rank.terminal(language), columns: 5, alignment: .trailing, priority: 3) {
      StyledText($0.texts.rank, .secondaryText)
    },
    .init(CoinRankText.name.terminal(language), minimum: 5) { StyledText($0.texts.name) },
    .init(CoinRankText.level.terminal(language), columns: 5, alignment: .trailing, priority: 1) {
      StyledText($0.texts.level, .secondaryText)
    },
    .init(CoinRankText.coins.terminal(language), columns: 6, alignment: .trailing, priority: 2) {
      StyledText($0.texts.coins, .primary)
    },
  ])
}
