import Harness
import OpenCombine
import Reactive

extension Benchmark {
  static let twelveStages = pumping(
    "twelve map and filter stages, pumping",
    reactive: { subject, bag in twelve(subject).subscribe(onNext: { consume($0) }).disposed(by: bag) },
    closures: twelveClosures,
    openCombine: { subject, subscriptions in twelve(subject).sink { consume($0) }.store(in: &subscriptions) })

  static let twelveStagesCreation = creating(
    "twelve map and filter stages, creating and one event",
    reactive: { twelve(Observable.just(1)).subscribe(onNext: { consume($0) }).dispose() },
    closures: { twelveClosures()(1) },
    openCombine: { twelve(Just(1)).sink { consume($0) }.cancel() })

  static let driverStages = Benchmark(
    "twelve map and filter stages as Driver, pumping", operations: events,
    [
      Contender("Reactive", prepare: { @MainActor in DriverChain() }) { @MainActor chain in
        for event in 0..<events { chain.relay.accept(event) }
      },
      Contender("closures", prepare: { @MainActor in DriverByHand() }) { @MainActor chain in
        for event in 0..<events { chain.send(event) }
      },
    ])

  static let scan = pumping(
    "scan",
    reactive: { subject, bag in
      subject.scan(0) { $0 &+ $1 }.subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: {
      let next = consumer()
      var sum = 0
      return { event in
        sum &+= event
        next(sum)
      }
    },
    openCombine: { subject, subscriptions in
      subject.scan(0) { $0 &+ $1 }.sink { consume($0) }.store(in: &subscriptions)
    })

  static let distinctUntilChanged = pumping(
    "distinctUntilChanged",
    reactive: { subject, bag in
      subject.distinctUntilChanged().subscribe(onNext: { consume($0) }).disposed(by: bag)
    },
    closures: {
      let next = consumer()
      var last: Int?
      return { event in
        guard event != last else { return }
        last = event
        next(event)
      }
    },
    openCombine: { subject, subscriptions in
      subject.removeDuplicates().sink { consume($0) }.store(in: &subscriptions)
    })

  static let share = pumping(
    "share(replay: 1), 3 observers",
    reactive: { subject, bag in
      let shared = subject.map { $0 &+ 1 }.share(replay: 1)
      for _ in 0..<3 { shared.subscribe(onNext: { consume($0) }).disposed(by: bag) }
    },
    closures: {
      let observers = [consumer(), consumer(), consumer()]
      var last: Int?
      return mapped { event in
        last = event
        for observer in observers { observer(event) }
        consume(last)
      }
    },
    openCombine: { subject, subscriptions in
      let shared = subject.map { $0 &+ 1 }.share()
      for _ in 0..<3 { shared.sink { consume($0) }.store(in: &subscriptions) }
    })

  private static func twelve(_ source: some ObservableType<Int>) -> Observable<Int> {
    // The chain is split into steps, because twelve closures in one expression take the type checker too long.
    let first = source.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 2 }.filter { $0 >= 1 }
    let second = first.map { $0 &+ 3 }.filter { $0 >= 2 }.map { $0 &+ 4 }.filter { $0 >= 3 }
    return second.map { $0 &+ 5 }.filter { $0 >= 4 }.map { $0 &+ 6 }.filter { $0 >= 5 }
  }

  private static func twelve(_ source: some Publisher<Int, Never>) -> some Publisher<Int, Never> {
    let first = source.map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 2 }.filter { $0 >= 1 }
    let second = first.map { $0 &+ 3 }.filter { $0 >= 2 }.map { $0 &+ 4 }.filter { $0 >= 3 }
    return second.map { $0 &+ 5 }.filter { $0 >= 4 }.map { $0 &+ 6 }.filter { $0 >= 5 }
  }

  /// Returns twelve hand-written stages, each of which calls the next one. They show the minimum cost of a chain.
  @Sendable private static func twelveClosures() -> (Int) -> Void {
    (0..<6).reduce(consumer()) { next, _ in mapped(filtered(next)) }
  }
}

@MainActor struct DriverChain {
  let relay = BehaviorRelay(value: 0)
  private let bag = DisposeBag()

  init() {
    let first = relay.asDriver().map { $0 &+ 1 }.filter { $0 >= 0 }.map { $0 &+ 2 }.filter { $0 >= 1 }
    let second = first.map { $0 &+ 3 }.filter { $0 >= 2 }.map { $0 &+ 4 }.filter { $0 >= 3 }
    let third = second.map { $0 &+ 5 }.filter { $0 >= 4 }.map { $0 &+ 6 }.filter { $0 >= 5 }
    third.drive(onNext: { consume($0) }).disposed(by: bag)
  }
}

/// Twelve hand-written stages with the guarantees of a driver: events are sent on the main actor, and each stage is
/// shared and stores its last element.
@MainActor private struct DriverByHand {
  private let chain = shared((0..<6).reduce(consumer()) { next, _ in mapped(shared(filtered(shared(next)))) })

  func send(_ event: Int) {
    MainActor.preconditionIsolated()
    chain(event)
  }
}
