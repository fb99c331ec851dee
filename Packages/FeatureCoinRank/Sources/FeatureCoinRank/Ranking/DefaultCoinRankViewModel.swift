import Foundation
import Presentation
import Reactive

@MainActor final class DefaultCoinRankViewModel: CoinRankViewModel {
  let input = ListInput()
  private let loader: StoredListLoader<Int, CoinRankRow, RankingRow>

  init(repository: CoinRankRepository) {
    let pager = Pager<Int, CoinRankRow>(first: 1, failure: { LoadFailure(ofRanking: $0) }) { repository.load(page: $0) }
    loader = StoredListLoader(input, pager: pager, updated: repository.updated, windows: repository.rows)
  }

  var state: Driver<ListState<RankingRow>> { loader.state }
  var updated: Driver<Date?> { loader.updated }
}
