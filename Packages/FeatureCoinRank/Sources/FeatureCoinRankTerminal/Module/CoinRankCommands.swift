import ArgumentParser
import Composition
import FeatureCoinRankModule
import Presentation
import TerminalApp

/// The command `tessera rank`, which prints or shows the ranking.
struct RankCommand: RouteCommand {
  static let name = "rank"
  static let abstract = LocalizedText(en: "Show the coin ranking.", zhHans: "显示积分排名。")
  static let discussion = LocalizedText(schema: "tessera.rank/1")
  static let key = RouteKey.ranking

  @OptionGroup var reading: ReadingOptions
}

/// The command `tessera coins`, which prints or shows the user's own coins.
struct CoinsCommand: RouteCommand {
  static let name = "coins"
  static let abstract = LocalizedText(en: "Show your coins and their history.", zhHans: "显示你的积分和积分明细。")
  static let discussion = LocalizedText(
    en: "You must be logged in. JSON: schema tessera.coins/1.",
    zhHans: "需要先登录。JSON 格式：tessera.coins/1。")
  static let key = RouteKey.coins

  @OptionGroup var reading: ReadingOptions
}
