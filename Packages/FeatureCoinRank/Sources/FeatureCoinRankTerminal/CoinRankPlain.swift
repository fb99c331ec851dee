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
    let rows = ranking.rows
    if rows.isEmpty { return [TerminalText(CoinRankText.list.empty, language)] }
    let titles = [CoinRankText.rank, CoinRankText.name, CoinRankText.level, CoinRankText.coins].map {
      TerminalText($0, language)
    }
    let lines =
      [titles] + rows.map { RankingRow($0) }.map { [$0.rank, $0.name, $0.level, $0.coins].map { TerminalText($0) } }
    let name = min(40, lines.map { $0[1].columns }.max() ?? 0)
    return lines.map { line in
      [
        line[0].uncutNumber(columns: 6), line[1].padded(to: name), line[2].uncutNumber(columns: 5),
        line[3].uncutNumber(columns: 8),
      ].joined(separator: "  ")
    } + (ranking.isTruncated ? [TerminalText(LoadFailure.listTooLong.message(in: language))] : [])
  }
}

extension TerminalText {
  /// Returns a number at the end of a column. A number that is wider than the column is not truncated, because the
  /// result would be another number; the rest of its row moves to the right.
  func uncutNumber(columns width: Int) -> TerminalText { columns > width ? self : padded(to: width, .trailing) }
}
