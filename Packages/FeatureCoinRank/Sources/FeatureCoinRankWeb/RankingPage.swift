public import FeatureCoinRank
import FeatureCoinRankModule
public import WebApp

extension PageLayout<RankingRow> {
  /// The layout of the coin ranking, in columns.
  public static var ranking: PageLayout {
    PageLayout(
      title: CoinRankText.title, text: CoinRankText.list,
      columns: [
        Column(CoinRankText.rank, style: "number") { $0.rank },
        Column(CoinRankText.name) { $0.name },
        Column(CoinRankText.level, style: "number") { $0.level },
        Column(CoinRankText.coins, style: "number") { $0.coins },
      ])
  }
}
