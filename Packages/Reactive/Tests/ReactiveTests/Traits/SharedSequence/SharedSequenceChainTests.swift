import Reactive
import ReactiveTest
import Testing

/// Tests that subscribers cannot observe that a chain of operators is shared once, at its end.
@MainActor @Suite(.noLiveSubscriptions) struct SharedSequenceChainTests {
  private let relay = BehaviorRelay(value: 1)
  private let journal = Journal()
  private let bag = DisposeBag()
  /// A driver that logs each subscription to its source and each element.
  private var driver: Driver<Int> {
    relay.asObservable().do(onSubscribe: { [journal] in journal.write("subscribe") })
      .asDriver(onErrorJustReturn: 0).map(write("driver"))
  }

  /// Returns a function that logs each of its calls and returns its argument.
  private func write(_ name: String) -> @Sendable (Int) -> Int {
    { [journal] element in
      journal.write("\(name) \(element)")
      return element
    }
  }

  @Test func `A chain of a Driver calls its closures once per element for two observers`() {
    let chain = driver.filter { $0 > 0 }.map(write("map")).do(onNext: { [journal] in journal.write("do \($0)") })
    chain.drive(onNext: { [journal] in journal.write("first \($0)") }).disposed(by: bag)
    chain.drive().disposed(by: bag)
    relay.accept(2)
    #expect(
      journal.entries == ["subscribe", "driver 1", "map 1", "do 1", "first 1", "driver 2", "map 2", "do 2", "first 2"])
  }

  @Test
  func `Operators on a Driver replay its latest element, and subscribe again after all subscriptions have ended`() {
    let chain = driver.map { $0 * 10 }.map { "\($0)" }
    let first = chain.drive()
    relay.accept(2)
    let late = chain.drive(onNext: { [journal] in journal.write($0) })
    #expect(journal.entries == ["subscribe", "driver 1", "driver 2", "20"])
    first.dispose()
    late.dispose()
    chain.drive(onNext: { [journal] in journal.write("again \($0)") }).disposed(by: bag)
    #expect(journal.entries.dropFirst(4) == ["subscribe", "driver 2", "again 20"])
  }

  @Test func `A chain of a Signal calls its closures once per element for two observers, and replays nothing`() {
    let source = PublishRelay<Int>()
    let chain = source.asSignal().map(write("map")).filter { $0 > 0 }
    chain.emit().disposed(by: bag)
    source.accept(1)
    chain.emit(onNext: { [journal] in journal.write("late \($0)") }).disposed(by: bag)
    source.accept(2)
    #expect(journal.entries == ["map 1", "map 2", "late 2"])
  }

  @Test func `A Driver with which two chains begin is shared between them`() {
    let kept = driver
    let first = kept.filter { $0 > 0 }
    let second = kept.map { -$0 }
    first.drive().disposed(by: bag)
    second.drive(onNext: { [journal] in journal.write("\($0)") }).disposed(by: bag)
    relay.accept(2)
    #expect(journal.entries == ["subscribe", "driver 1", "-1", "driver 2", "-2"])
  }

  @Test func `A Driver that an observer and a chain use is shared between them`() {
    let kept = driver
    kept.drive().disposed(by: bag)
    kept.map { -$0 }.drive(onNext: { [journal] in journal.write("\($0)") }).disposed(by: bag)
    #expect(journal.entries == ["subscribe", "driver 1", "-1"])
  }

  @Test func `An Observable made from a Driver shares the Driver among its observers`() {
    let chain = driver.asObservable().map { -$0 }
    for _ in 1...2 { chain.subscribe(onNext: { [journal] in journal.write("\($0)") }).disposed(by: bag) }
    #expect(journal.entries == ["subscribe", "driver 1", "-1", "-1"])
  }

  @Test func `combineLatest of two chains shares the Driver with which both begin`() {
    let kept = driver
    Driver.combineLatest(kept.map { $0 * 10 }, kept.filter { $0 > 0 }) { "\($0 + $1)" }
      .drive(onNext: { [journal] in journal.write($0) }).disposed(by: bag)
    relay.accept(2)
    #expect(journal.entries == ["subscribe", "driver 1", "11", "driver 2", "21", "22"])
  }

  @Test func `A Driver is shared among chains that begin with a value that converts to the Driver`() {
    struct Model: SharedSequenceConvertibleType {
      typealias Element = Int
      let state: Driver<Int>
      func asSharedSequence() -> Driver<Int> { state }
    }
    let model = Model(state: driver)
    model.map { -$0 }.drive(onNext: { [journal] in journal.write("\($0)") }).disposed(by: bag)
    model.filter { $0 > 0 }.drive().disposed(by: bag)
    #expect(journal.entries == ["subscribe", "driver 1", "-1"])
  }

  @Test func `A chain of a Driver delivers elements from another thread on the main actor, in order`() async {
    let source = PublishSubject<Int>()
    let chain = source.asDriver(onErrorJustReturn: 0).map { $0 * 10 }.filter { $0 > 10 }
    await withCheckedContinuation { continuation in
      _ = chain.drive(
        onNext: { [journal] element in
          MainActor.preconditionIsolated()
          journal.write("\(element)")
        }, onCompleted: { continuation.resume() })
      Task.detached {
        for element in 1...3 { source.onNext(element) }
        source.onCompleted()
      }
    }
    #expect(journal.entries == ["20", "30"])
  }

  @Test func `A chain of a Driver delivers events in the same action of the scheduler as the Driver`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    SharingScheduler.mock(scheduler: scheduler) {
      let chain = { @Sendable in source.asDriver(onErrorJustReturn: 0).map { $0 * 10 }.filter { $0 > 0 }.skip(1) }
      #expect(scheduler.start { chain() }.events == [.next(221, 20), .completed(231)])
    }
  }
}
