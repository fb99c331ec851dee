import Foundation
import Presentation
import Reactive

@MainActor final class DefaultRankingViewModel: RankingViewModel {
  let input = ListInput()
  let state: Driver<ListState<RankingRow>>
  let updated: Driver<Date?>
  private let list: StoredList<RankingRow, Date?>

  init(repository: CoinRankRepository) {
    let pages = RankingPages(repository)
    list = StoredList(input, store: repository.store, window: pages.window) { request, _, batch in
      pages.load(isFirst: request != .more, in: batch)
    }
    state = list.states.map(\.list).distinctUntilChanged()
    updated = list.states.map { $0.window?.details ?? nil }.distinctUntilChanged()
  }
}
