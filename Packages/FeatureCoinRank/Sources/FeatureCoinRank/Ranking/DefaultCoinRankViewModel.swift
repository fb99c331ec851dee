import Foundation
import Presentation
import Reactive

@MainActor final class DefaultCoinRankViewModel: CoinRankViewModel {
  let input = ListInput()
  private let loader: StoredListLoader<CoinCursor, CoinRankRow, RankingRow>

  init(repository: CoinRankRepository) {
    let pager = Pager<CoinCursor, CoinRankRow>(
      first: CoinCursor(), failure: { LoadFailure(ofRanking: $0) }, load: repository.load)
    loader = StoredListLoader(input, pager: pager, updated: repository.updated, windows: repository.rows)
  }

  var state: Driver<ListState<RankingRow>> { loader.state }
  var updated: Driver<Date?> { loader.updated }
}
