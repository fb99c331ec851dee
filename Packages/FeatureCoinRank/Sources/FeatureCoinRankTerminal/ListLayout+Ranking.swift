public import FeatureCoinRank
import FeatureCoinRankModule
public import PresentationTerminal

extension ListLayout<RankingRow> {
  /// The layout of the coin ranking, in columns.
  public static var ranking: ListLayout {
    ListLayout(title: CoinRankText.title, text: CoinRankText.list, rows: .table(coinRankTable))
  }
}
