public import FeatureCoinRank
public import Presentation
public import TerminalUI

/// The ranking as lines of text, for pipes and for commands that show no screens.
public enum CoinRankPlain {
  /// A line of titles and one for each row, in columns; one line that says so if there are no rows.
  public static func lines(_ rows: [CoinRankRow], language: Language) -> [TerminalText] {
    if rows.isEmpty { return [CoinRankText.emptyTitle.terminal(language)] }
    let titles = (
      CoinRankText.rank.terminal(language), CoinRankText.name.terminal(language),
      CoinRankText.level.terminal(language), CoinRankText.coins.terminal(language)
    )
    let texts = rows.map(\.texts)
    let columns = texts.reduce(titles.1.columns) { max($0, $1.name.columns) }
    return [line(titles, columns)] + texts.map { line(($0.rank, $0.name, $0.level, $0.coins), columns) }
  }

  private static func line(
    _ texts: (TerminalText, TerminalText, TerminalText, TerminalText), _ name: Int
  ) -> TerminalText {
    [
      texts.0.padded(to: 6, .trailing), texts.1.padded(to: min(name, 40)), texts.2.padded(to: 5, .trailing),
      texts.3.padded(to: 8, .trailing),
    ].joined(separator: "  ")
  }
}
