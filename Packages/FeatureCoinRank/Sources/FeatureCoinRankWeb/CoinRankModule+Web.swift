import Composition
import FeatureCoinRank
public import FeatureCoinRankModule
public import WebApp

extension CoinRankModule: WebModule {
  public var pages: [WebScene] {
    [
      WebScene(.ranking, list: .ranking) { try $0.resolve(CoinRankFeature.self).makeRankingViewModel() },
      WebScene(.coins) { context in
        let viewModel = try context.container.resolve(CoinRankFeature.self).makeMyCoinsViewModel()
        return Scene(screen: ListPage(myCoins: viewModel, context: context))
      },
    ] + Self.morePages
  }
}
