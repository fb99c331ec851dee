import Foundation
import Reactive
import ReactiveExtensions
import Testing

/// Tests of the inspector. A process has only one inspector, so each test runs in a separate process.
@Suite struct InspectorTests {
  @Test func `Inspector reports the line, the chain and the events of each live subscription`() async {
    await #expect(processExitsWith: .success) { Self.reportSubscriptions() }
  }

  /// The body of the test above. It is a separate function because `#line` has one value for the whole closure of an
  /// exit test.
  private static func reportSubscriptions() {
    Inspector.start()
    let subject = PublishSubject<Int>()
    let line = #line + 1
    let held = subject.map { "\($0)" }.filter { !$0.isEmpty }.subscribe(onNext: { _ in })
    subject.onNext(1)
    subject.onNext(2)
    let found = Inspector.report().subscriptions
    precondition(found.map(\.chain.description) == ["PublishSubject → map → filter"])
    precondition(found[0].site?.description == "ReactiveTests/InspectorTests.swift:\(line)")
    precondition(found[0].events == 2 && found[0].lastEvent == "next(String)" && found[0].age >= 0)
    held.dispose()
    precondition(Inspector.report().subscriptions.isEmpty)
  }

  @Test func `Inspector calls an interval by its name`() async {
    await #expect(processExitsWith: .success) {
      Inspector.start()
      let scheduler = ConcurrentDispatchQueueScheduler(qos: .background)
      let held = Observable<Int>.interval(.seconds(3_600), scheduler: scheduler).subscribe()
      precondition(Inspector.report().subscriptions.map(\.chain.description) == ["interval"])
      held.dispose()
    }
  }

  @Test func `Inspector records values only if they are requested, shortens them, and removes control characters`()
    async
  {
    await #expect(processExitsWith: .success) {
      Inspector.start(elements: .values)
      let subject = PublishSubject<String>()
      let held = subject.subscribe()
      subject.onNext("a\u{1B}[2Jb" + String(repeating: "c", count: 100))
      let last = Inspector.report().subscriptions[0].lastEvent
      precondition(last == "next(a\u{FFFD}[2Jb" + String(repeating: "c", count: 74) + "…)", last ?? "none")
      subject.onError(Fault("end"))
      precondition(Inspector.report().subscriptions.isEmpty)
      held.dispose()
    }
  }

  @Test func `Inspector shows the inner sequences that are alive`() async {
    await #expect(processExitsWith: .success) {
      Inspector.start()
      let (outer, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
      let held = outer.flatMap { number in inner.scan(number) { $0 + $1 }.take(1) }.map { $0 }.subscribe()
      func chains() -> [String] { Inspector.report().subscriptions.map(\.chain.description) }
      precondition(chains() == ["PublishSubject → flatMap → map"], "\(chains())")
      outer.onNext(1)
      let one = "(PublishSubject, PublishSubject → scan → take) → flatMap → map"
      precondition(chains() == [one], "\(chains())")
      inner.onNext(2)
      precondition(chains() == ["PublishSubject → flatMap → map"], "\(chains())")
      held.dispose()
    }
  }

  @Test
  func `Inspector shows the source of a shared sequence for a second observer after the first is disposed of`() async {
    await #expect(processExitsWith: .success) {
      Inspector.start()
      let shared = PublishSubject<Int>().map { $0 }.share(replay: 1)
      let first = shared.subscribe()
      let second = shared.filter { $0 > 0 }.subscribe()
      first.dispose()
      let chains = Inspector.report().subscriptions.map(\.chain.description)
      precondition(chains == ["PublishSubject → map → share → filter"], "\(chains)")
      second.dispose()
      precondition(Inspector.report().subscriptions.isEmpty)
    }
  }

  @Test func `Inspector shows that a chain of a Driver is shared at its end, and where the Driver is stored`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Inspector.start()
        let subject = PublishSubject<Int>()
        var driver: Driver<Int> { subject.asDriver(onErrorDriveWith: .never()) }
        let source = "PublishSubject → observe → catch"
        let fused = chain(of: driver.map { $0 }.filter { $0 > 0 }.asDriver().skip(1))
        precondition(fused == "\(source) → map → filter → skip → share", fused)
        let kept = driver.map { $0 }
        let after = chain(of: kept.filter { $0 > 0 })
        precondition(after == "\(source) → map → share → filter → share", after)
        withExtendedLifetime(kept) {}
        // The elements of earlier connections are part of the sequence.
        let lasting = chain(of: subject.asSharedSequence(sharingStrategy: Lasting.self) { _ in .never() }.map { $0 })
        precondition(lasting == "\(source) → share → map → share", lasting)
      }
    }
  }

  @Test func `No operator of a Driver or Signal shares a source that nothing else retains`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let subject = PublishSubject<Int>()
        var driver: Driver<Int> { subject.asDriver(onErrorJustReturn: 0) }
        var nested: Driver<Driver<Int>> { driver.map { Driver.just($0) } }
        let chains: [Driver<Int>] = [
          driver.map { $0 }, driver.compactMap { $0 }, driver.scan(0) { $0 + $1 }, driver.flatMap { Driver.just($0) },
          driver.flatMapLatest { Driver.just($0) }, driver.flatMapFirst { Driver.just($0) },
          driver.flatMap(policy: .latest) { $0 }, nested.switchLatest(), nested.merge(), nested.merge(maxConcurrent: 1),
          driver.filter { $0 > 0 }, driver.distinctUntilChanged(), driver.distinctUntilChanged { $0 % 2 },
          driver.distinctUntilChanged { $0 == $1 }, driver.distinctUntilChanged({ $0 }, comparer: { $0 == $1 }),
          driver.skip(1), driver.debounce(.seconds(1)), driver.throttle(.seconds(1)), driver.debug(),
          driver.delay(.seconds(1)), driver.do(onNext: { _ in }), driver.startWith(0),
          driver.withLatestFrom(Driver.just(1)),
          driver.withLatestFrom(Driver.just(1)) { $0 + $1 }, driver.mapTo(1), driver.map { Optional($0) }.unwrap(),
          driver.partition { $0 > 0 }.matches,
        ]
        let events = subject.asSignal(onErrorJustReturn: 0).withUnretained(subject)
        let combined = subject.asSignal(onErrorJustReturn: 0).withUnretained(subject) { $1 }
        Inspector.start()
        let sources = chains.map { $0.asObservable() } + [events.asObservable().map { $1 }, combined.asObservable()]
        for (index, source) in sources.enumerated() {
          let chain = chain(of: source)
          // The results of `partition` begin with one sequence, which they share.
          let shares = index == chains.count - 1 ? 2 : 1
          precondition(chain.ranges(of: "share").count == shares, chain)
        }
      }
    }
  }

  @Test func `Inspector drops subscriptions that are released without having been disposed of`() async {
    await #expect(processExitsWith: .success) {
      Inspector.start()
      for _ in 0..<1_000 { _ = Observable<Int>.never().map { $0 }.subscribe() }
      precondition(Inspector.report().subscriptions.isEmpty)
    }
  }

  @Test func `Inspector records nothing before it is started or after it is stopped`() async {
    await #expect(processExitsWith: .success) {
      let subject = PublishSubject<Int>()
      let bag = DisposeBag()
      subject.subscribe().disposed(by: bag)
      precondition(!Inspector.isOn && Inspector.report().subscriptions.isEmpty)
      Inspector.start()
      subject.subscribe().disposed(by: bag)
      precondition(Inspector.isOn && Inspector.report().subscriptions.count == 1)
      Inspector.stop()
      subject.onNext(1)
      precondition(!Inspector.isOn && Inspector.report().subscriptions.isEmpty)
      withExtendedLifetime(bag) {}
    }
  }

  @Test(.contract(.r12)) func `Inspector does not change events or their order, or keep subscriptions alive`() async {
    await #expect(processExitsWith: .success) {
      func run() -> [String] {
        let journal = Journal()
        let source = PublishSubject<Int>()
        let subscription = Observable.merge(source.map { $0 * 2 }, source.flatMapLatest { Observable.of($0, $0 + 1) })
          .withLatestFrom(source) { $0 + $1 }.share(replay: 1).take(5)
          .subscribe(onNext: { journal.write("\($0)") }, onCompleted: { journal.write("completed") })
        for element in 1...3 { source.onNext(element) }
        journal.write("\(source.hasObservers)")
        subscription.dispose()
        return journal.entries
      }
      let plain = run()
      Inspector.start(elements: .values)
      precondition(run() == plain, "\(plain)")
      precondition(Inspector.report().subscriptions.isEmpty)
    }
  }
}

/// Returns the chain that the inspector shows for an observer of a sequence.
private func chain(of sequence: some ObservableConvertibleType<Int>) -> String {
  let held = sequence.asObservable().subscribe()
  defer { held.dispose() }
  return Inspector.report().subscriptions.map(\.chain.description).joined(separator: ", ")
}

/// A strategy whose sequences keep their latest element after the last subscription has ended.
private struct Lasting: SharingStrategyProtocol {
  static var scheduler: any SchedulerType { MainScheduler() }
  static func share<Element: Sendable>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .forever)
  }
}
