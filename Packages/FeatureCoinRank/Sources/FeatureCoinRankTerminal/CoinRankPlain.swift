public import FeatureCoinRank
import FeatureCoinRankModule
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of the ranking, for pipes and for commands that show no screens.
public enum CoinRankPlain {
  /// Returns a line of column titles and a line for each row, or a single message if there are no rows. If the ranking
  /// has more rows, the last line says so.
  public static func lines(_ ranking: CoinRanking, language: Language) -> [TerminalText] {
    let rows = ranking.rows.map { RankingRow($0) }
    if rows.isEmpty { return [TerminalText(CoinRankText.list.empty, language)] }
    let names = [CoinRankText.name[language]] + rows.map(\.name)
    let width = min(40, names.map { TerminalText($0).columns }.max() ?? 0)
    func line(_ rank: String, _ name: String, _ level: String, _ coins: String) -> TerminalText {
      [
        TerminalText(rank).uncutNumber(columns: 6), TerminalText(name).padded(to: width),
        TerminalText(level).uncutNumber(columns: 5), TerminalText(coins).uncutNumber(columns: 8),
      ].joined(separator: "  ")
    }
    let titles = line(
      CoinRankText.rank[language], CoinRankText.name[language], CoinRankText.level[language],
      CoinRankText.coins[language])
    return [titles] + rows.map { line($0.rank, $0.name, $0.level, $0.coins) }
      + (ranking.isTruncated ? [TerminalText(LoadFailure.listTooLong.message(in: language))] : [])
  }
}

extension TerminalText {
  /// Returns a number at the end of a column. A number that is wider than the column is not truncated, because the
  /// result would be another number; the rest of its row moves to the right.
  func uncutNumber(columns width: Int) -> TerminalText { columns > width ? self : padded(to: width, .trailing) }
}
