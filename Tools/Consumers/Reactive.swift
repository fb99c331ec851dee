import Reactive

/// Counts the elements of a relay.
func countElements(of relay: PublishRelay<Int>, in bag: DisposeBag) -> BehaviorRelay<Int> {
  let count = BehaviorRelay(value: 0)
  relay.scan(0) { count, _ in count + 1 }.bind(to: count).disposed(by: bag)
  return count
}
