import Harness
import Reactive

extension Footprint {
  /// The memory of a subscriber that waits for an event. The chain itself is created once.
  static let idleSubscription = Footprint("an idle subscription of ten map and filter stages, kept in an array") {
    chain.subscribe(onNext: { consume($0) })
  }

  /// The memory of a chain and its subscription, without the source.
  static let created: [Footprint] = [
    Footprint("share(replay: 1) and its subscription") {
      subject.share(replay: 1).subscribe(onNext: { consume($0) })
    },
    Footprint("a driver of six stages and its subscription") {
      let first = driver.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 2 }
      return first.filter { $0 >= 1 }.map { $0 &+ 3 }.filter { $0 >= 2 }.asObservable().subscribe(onNext: {
        consume($0)
      })
    },
  ]

  private static let subject = PublishSubject<Int>()

  private static let driver = BehaviorRelay(value: 0).asDriver()

  private static let chain: Observable<Int> = {
    let first = subject.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 2 }.filter { $0 >= 1 }.map { $0 &+ 3 }
    return first.filter { $0 >= 2 }.map { $0 &+ 4 }.filter { $0 >= 3 }.map { $0 &+ 5 }.filter { $0 >= 4 }
  }()
}
