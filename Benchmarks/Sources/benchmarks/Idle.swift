import Harness
import Reactive

extension Footprint {
  /// The memory of a subscriber that waits for an event. The chain itself is created once.
  static let idleSubscription = Footprint("an idle subscription of ten map and filter stages, kept in an array") {
    chain.subscribe(onNext: { consume($0) })
  }

  private static let subject = PublishSubject<Int>()

  private static let chain: Observable<Int> = {
    let first = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 2 }.filter { $0 >= 1 }.map { $0 &+ 3 }
    return first.filter { $0 >= 2 }.map { $0 &+ 4 }.filter { $0 >= 3 }.map { $0 &+ 5 }.filter { $0 >= 4 }
  }()
}
