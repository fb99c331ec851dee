import ArgumentParser
import Composition
import Presentation
import TerminalApp

/// The command `tessera rank`, which prints or shows the ranking.
struct RankCommand: DestinationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rank",
      abstract: LocalizedText(en: "Show the coin ranking.", zhHans: "显示积分排名。"),
      discussion: LocalizedText(schema: "tessera.rank/1"))
  }
  static let server: ServerID? = ServerDefinition.wanAndroid.id

  @OptionGroup var reading: ReadingOptions

  func path(in modules: ModuleList<TerminalInterface>) -> [Route] { [RouteKey.ranking()] }
}

/// The command `tessera coins`, which prints or shows the user's own coins.
struct CoinsCommand: DestinationCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "coins",
      abstract: LocalizedText(en: "Show your coins and how you earned them.", zhHans: "显示你的积分及其来源。"),
      discussion: LocalizedText(
        en: "You must be logged in. JSON: schema tessera.coins/1.",
        zhHans: "需要先登录。JSON 格式：tessera.coins/1。"))
  }
  static let server: ServerID? = ServerDefinition.wanAndroid.id

  @OptionGroup var reading: ReadingOptions

  func path(in modules: ModuleList<TerminalInterface>) -> [Route] { modules.path(to: RouteKey.coins()) }
}
