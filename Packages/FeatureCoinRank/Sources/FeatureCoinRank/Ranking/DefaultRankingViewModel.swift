import Foundation
import Persistence
import Presentation
import Reactive

@MainActor final class DefaultRankingViewModel: RankingViewModel {
  let input = ListInput()
  let state: Driver<ListState<RankingRow>>
  let updated: Driver<Date?>
  private let list: StoredList<RankingRow, Date?>

  /// Creates a view model.
  ///
  /// - Parameter owner: An observable that emits the ID of the logged-in user, or `nil`. The view model subscribes to it when
  ///   the screen appears.
  init(repository: CoinRankRepository, owner: Observable<Int?>) {
    let pages = RankingPages(repository)
    list = StoredList(input, store: repository.store, window: pages.window) { request, _, batch in
      pages.load(isFirst: request != .more, in: batch)
    }
    let own = input.appear.asObservable().take(1).flatMapLatest { _ in owner }.startWith(nil)
      .asDriver(onErrorJustReturn: nil).distinctUntilChanged()
    state = Driver.combineLatest(list.states.map(\.list).distinctUntilChanged(), own) { Marked(list: $0, own: $1) }
      .scan(Marked(list: .loading, own: nil)) { last, next in
        Marked(list: next.list, own: next.own, isRepeated: next.own != last.own)
      }
      .map(\.state).distinctUntilChanged()
    updated = list.states.map { $0.window?.details ?? nil }.distinctUntilChanged()
  }

  /// The list, and the ID of the user whose row is marked.
  private struct Marked {
    let list: ListState<RankingRow>
    let own: Int?
    /// Whether only the ID has changed, so that the changes of the list were already shown.
    var isRepeated = false

    var state: ListState<RankingRow> {
      guard case .content(var content) = list else { return list }
      if isRepeated { content.changes = Changeset() }
      if let own, let index = content.rows.firstIndex(where: { $0.id == own }) { content.rows[index].isOwn = true }
      return .content(content)
    }
  }
}
