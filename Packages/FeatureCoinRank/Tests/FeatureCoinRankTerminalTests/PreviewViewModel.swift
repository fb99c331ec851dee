import FeatureCoinRank
import Foundation
import Presentation
import Reactive

/// A view model that shows what it is told to, and counts what it is asked for.
@MainActor final class PreviewViewModel: CoinRankViewModel {
  private let relay: BehaviorRelay<ListState<CoinRankRow>>
  private(set) var calls: [String] = []

  let spinning: BehaviorRelay<Bool>
  let updates = BehaviorRelay<Date?>(value: nil)

  init(_ state: ListState<CoinRankRow>, isSpinning: Bool = true) {
    relay = BehaviorRelay(value: state)
    spinning = BehaviorRelay(value: isSpinning)
  }

  var state: Driver<ListState<CoinRankRow>> { relay.asDriver() }
  var isSpinning: Driver<Bool> { spinning.asDriver() }
  var updated: Driver<Date?> { updates.asDriver() }
  var intents: Signal<CoinRankIntent> { .never() }

  func show(_ state: ListState<CoinRankRow>) { relay.accept(state) }

  func screenAppeared() { calls.append("appeared") }
  func refresh() { calls.append("refresh") }
  func loadMore() { calls.append("more") }
  func retry() { calls.append("retry") }
}

extension CoinRankRow {
  static func users(_ range: ClosedRange<Int>) -> [CoinRankRow] {
    range.map { CoinRankRow(id: $0, rank: "\($0)", name: "用户\($0)", level: 2000 - $0, coins: 190_000 - $0) }
  }
}
