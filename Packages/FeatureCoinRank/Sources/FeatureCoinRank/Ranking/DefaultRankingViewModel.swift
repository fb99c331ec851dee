import Foundation
import Presentation
import Reactive

@MainActor final class DefaultRankingViewModel: RankingViewModel {
  let input = ListInput()
  private let loader: StoredListLoader<CoinCursor, RankedUser, RankingRow>

  init(repository: CoinRankRepository) {
    let pager = Pager<CoinCursor, RankedUser>(
      first: CoinCursor(), failure: { LoadFailure(ofRanking: $0) }, load: repository.load)
    loader = StoredListLoader(input, pager: pager, updated: repository.updated, windows: repository.rows)
  }

  var state: Driver<ListState<RankingRow>> { loader.state }
  var updated: Driver<Date?> { loader.updated }
}
