import FeatureCoinRank
import Foundation
import Presentation
import Reactive

/// A view model that emits the values that a test sets, and records the calls to its inputs.
@MainActor final class PreviewViewModel: RankingViewModel {
  let input = ListInput()
  let updates = BehaviorRelay<Date?>(value: nil)
  private(set) var calls: [String] = []
  private let relay: BehaviorRelay<ListState<RankingRow>>
  private let bag = DisposeBag()

  init(_ state: ListState<RankingRow>) {
    relay = BehaviorRelay(value: state)
    for (relay, name) in [(input.appear, "appeared"), (input.refresh, "refresh"), (input.loadMore, "more")] {
      relay.asSignal().emit(onNext: { [weak self] in self?.calls.append(name) }).disposed(by: bag)
    }
  }

  var state: Driver<ListState<RankingRow>> { relay.asDriver() }
  var updated: Driver<Date?> { updates.asDriver() }

  func show(_ state: ListState<RankingRow>) { relay.accept(state) }
}

extension RankingRow {
  static func users(_ range: ClosedRange<Int>) -> [RankingRow] {
    range.map {
      RankingRow(RankedUser(id: $0, rank: "\($0)", name: "用户\($0)", level: 2000 - $0, coins: 190_000 - $0))
    }
  }
}
