import FeatureCoinRank
import FeatureCoinRankTerminal
import Networking
import Persistence
import Presentation
import PresentationTerminal
import TerminalUI

/// The example in the documentation. The compiler checks it, and other tests check its screens.
@MainActor private func screens(
  client: APIClient, store: Store, account: CoinAccount, application: any ScreenHost
) async throws {
  let feature = CoinRankFeature(
    dependencies: CoinRankDependencies(client: client, store: store, account: account, offersLogin: true))
  let ranking = TitledListScreen(
    feature.makeRankingViewModel(), .ranking, context: ScreenContext(host: application, language: .zhHans))
  let mine = MyCoinsScreen(
    viewModel: feature.makeMyCoinsViewModel(), context: ScreenContext(host: application, language: .zhHans))

  let loaded = try await feature.ranking(pages: 2)  // without a screen; its rows are Codable
  let coins = try await feature.myCoins(pages: 2)  // fails with LoadFailure.unauthorized if the user is not logged in
  let lines = CoinRankPlain.lines(loaded, language: .en)  // as lines of text
  let myLines = MyCoinsPlain.lines(coins, language: .en)

  _ = (ranking, mine, lines, myLines)
}
