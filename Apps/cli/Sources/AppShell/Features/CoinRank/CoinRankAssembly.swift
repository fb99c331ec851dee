import ArgumentParser
import FeatureCoinRank
import FeatureCoinRankTerminal
import Persistence
import Presentation
import TerminalUI

/// The coin ranking in the app.
struct CoinRankAssembly: Assembly {
  static let tab: CoinRankPlace? = .ranking
  static let schemas = [CoinRankFeature.schema]
  static let services = [Service.ranking]
  static let commands: [any ParsableCommand.Type] = [RankCommand.self, CoinsCommand.self]
  static let keyCommands = Command.ofCoinRank
  static let shortcuts = [Shortcut(key: "C", command: "app.coins", route: .coins)]

  init(_ launch: Launch) {}

  func assemble(_ container: inout Container) {
    container.register(CoinRankFeature.self) { resolver in
      CoinRankFeature(
        dependencies: CoinRankDependencies(
          client: try resolver.client(.ranking), store: try resolver.store(.ranking),
          account: WanAndroidAccount(try resolver.resolve())))
    }
  }
}
