public import ArgumentParser
import Composition
import FeatureCoinRank
public import FeatureCoinRankModule
import Presentation
import PresentationTerminal
import Reactive
public import TerminalApp
public import TerminalUI

extension CoinRankModule: TerminalModule {
  public var keyCommands: [Command] { Command.ofCoinRank }
  public var commands: [any ParsableCommand.Type] { [RankCommand.self, CoinsCommand.self] }

  public var scenes: [TerminalScene] {
    [
      TerminalScene(
        .ranking, list: .ranking,
        viewModel: { try $0.resolve(CoinRankFeature.self).makeRankingViewModel() },
        report: CoinRankReports.ranking),
      TerminalScene(
        .coins,
        scene: { context in
          let viewModel = try context.container.resolve(CoinRankFeature.self).makeMyCoinsViewModel()
          let screen = MyCoinsScreen(viewModel: viewModel, context: context.screenContext())
          return Scene(
            screen,
            segues: viewModel.intents.asSignal().compactMap { [modules = context.modules] in Segue($0, modules) })
        },
        report: CoinRankReports.coins),
    ] + Self.moreScenes
  }
}
