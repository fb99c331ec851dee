import Reactive

/// Returns a relay that emits the number of elements that another relay has emitted.
func countElements(of relay: PublishRelay<Int>, in bag: DisposeBag) -> BehaviorRelay<Int> {
  let count = BehaviorRelay(value: 0)
  relay.scan(0) { count, _ in count + 1 }.bind(to: count).disposed(by: bag)
  return count
}
