import FeatureCoinRank
import FeatureCoinRankModule
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI

/// Returns the table of the ranking, whose columns are adjacent in any window. A terminal that is 20 columns wide shows
/// rank, name and coins.
@MainActor func coinRankTable(_ language: Language) -> Table<RankingRow> {
  let locale = Locale(identifier: language == .en ? "en_US" : "zh_Hans_CN")
  return Table([
    .init(TerminalText(CoinRankText.rank, language), columns: 5, alignment: .trailing, priority: 3) {
      StyledText(TerminalText($0.rank), .muted)
    },
    .init(TerminalText(CoinRankText.name, language), minimum: 4, maximum: 24) { row in
      let name = TerminalText(row.name)
      guard row.isOwn else { return StyledText(name) }
      return StyledText("● \(TerminalText(CoinRankText.you, language)) ", Style(.info, [.bold]))
        + StyledText(name, Style(.text, [.bold]))
    },
    .init(TerminalText(CoinRankText.level, language), columns: 6, alignment: .trailing, priority: 1) {
      StyledText(TerminalText($0.level(in: locale)), .muted)
    },
    .init(TerminalText(CoinRankText.coins, language), columns: 7, alignment: .trailing, priority: 2) {
      StyledText(TerminalText($0.coins(in: locale)), .accent)
    },
    .init("", columns: barColumns + 1, isDecoration: true, leastRoom: 56, priority: 0) {
      StyledText(" " + bar($0.share ?? 0), .accent)
    },
  ])
}

private let barColumns = 10

/// Returns a bar for a fraction, at least one column long unless the fraction is 0.
private func bar(_ share: Double) -> TerminalText {
  let columns = share > 0 ? max(1, Int((share * Double(barColumns)).rounded())) : 0
  return TerminalText(String(repeating: "▇", count: columns))
}
