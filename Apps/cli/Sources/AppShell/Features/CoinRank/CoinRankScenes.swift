import FeatureCoinRank
import FeatureCoinRankTerminal
import Presentation
import Reactive

extension SceneMaker {
  static func ranking(_ feature: CoinRankFeature) -> SceneMaker {
    SceneMaker { context in
      let viewModel = feature.makeRankingViewModel()
      let screen = CoinRankScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen: screen) { [weak screen] in screen?.language = $0 }
    }
  }

  static func coins(_ feature: CoinRankFeature) -> SceneMaker {
    SceneMaker { context in
      let viewModel = feature.makeMyCoinsViewModel()
      let screen = MyCoinsScreen(viewModel: viewModel, host: context.host, language: context.language)
      return Scene(screen: screen, segues: viewModel.intents.map { Segue($0) }) { [weak screen] in screen?.language = $0
      }
    }
  }
}
