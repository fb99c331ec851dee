import Foundation
import Presentation
import Reactive

/// Shows what the store keeps, and around it where the pager stands.
@MainActor final class RankingViewModel: CoinRankViewModel {
  let state: Driver<ListState<CoinRankRow>>
  let isSpinning: Driver<Bool>
  let updated: Driver<Date?>
  let intents: Signal<CoinRankIntent> = .never()  // the ranking leads nowhere else

  private let pager: Pager<Int, CoinRankRow>
  /// A live query ends when the store cannot be read; the user's next attempt begins another.
  private let readings = BehaviorRelay(value: ())
  private var hasAppeared = false

  init(repository: CoinRankRepository, clock: any SchedulerType) {
    let pager = Pager<Int, CoinRankRow>(first: 1, failure: { LoadFailure(ofRanking: $0) }) { repository.load(page: $0) }
    self.pager = pager
    let rows = readings.asObservable().flatMapLatest { _ in
      repository.rows.map(Change.rows).catch { _ in .just(.unreadable) }
    }
    state = Observable.merge(rows, pager.states.map(Change.pager))
      .scan(Picture()) { $0.applying($1) }
      .map(\.list)
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: .failed(.unknown))
    isSpinning = pager.states.map { $0.activity == .refreshing }.asDriver(onErrorJustReturn: false)
      .lasting(scheduler: clock)
    updated = readings.asObservable()
      .flatMapLatest { _ in repository.updated.catch { _ in .just(nil) } }
      .distinctUntilChanged()
      .asDriver(onErrorJustReturn: nil)
  }

  func screenAppeared() {
    if hasAppeared { return }
    hasAppeared = true
    pager.refresh()
  }

  func refresh() {
    readAgain()
    pager.refresh()
  }

  func loadMore() { pager.next() }

  func retry() {
    readAgain()
    pager.retry()
  }

  private func readAgain() { readings.accept(()) }
}

private enum Change: Sendable {
  case rows(KeptRows)
  case pager(Pager<Int, CoinRankRow>.State)
  /// The store cannot be read any more.
  case unreadable
}

/// The last of each.
private struct Picture: Sendable {
  var rows = KeptRows()
  var pager = Pager<Int, CoinRankRow>.State()
  var isUnreadable = false

  func applying(_ change: Change) -> Picture {
    var picture = self
    picture.rows.inserted = []
    picture.isUnreadable = if case .pager = change { isUnreadable } else { false }
    switch change {
    case .rows(let rows): picture.rows = rows
    case .pager(let pager): picture.pager = pager
    case .unreadable: picture.isUnreadable = true
    }
    return picture
  }

  var list: ListState<CoinRankRow> {
    isUnreadable ? .failed(.storage) : pager.list(rows.rows, inserted: rows.inserted)
  }
}
