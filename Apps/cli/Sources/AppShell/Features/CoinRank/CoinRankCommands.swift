import ArgumentParser
import Composition
import TerminalApp

/// The command `tessera rank`, which prints or shows the ranking.
struct RankCommand: DestinationCommand {
  static let configuration = CommandConfiguration(
    commandName: "rank", abstract: "The coin ranking.", discussion: "JSON: schema tessera.rank/1.")
  static let server: ServerID? = ServerDefinition.wanAndroid.id

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  func path(in modules: ModuleList<TerminalInterface>) -> [Route] { [RouteKey.ranking()] }
}

/// The command `tessera coins`, which prints or shows the user's own coins.
struct CoinsCommand: DestinationCommand {
  static let configuration = CommandConfiguration(
    commandName: "coins", abstract: "Your own coins and where they came from, once you are logged in.",
    discussion: "JSON: schema tessera.coins/1.")
  static let server: ServerID? = ServerDefinition.wanAndroid.id

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var reading: ReadingOptions

  func path(in modules: ModuleList<TerminalInterface>) -> [Route] { modules.path(to: RouteKey.coins()) }
}
