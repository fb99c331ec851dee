import Dispatch
import Reactive
import ReactiveTest
import Synchronization
import Testing

@Suite struct ShareTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `share subscribes to the source once, and disposes of it when the last subscription is disposed of`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(260, 3)])
    let shared = source.share()
    let (a, b) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    let subscriptions = (SerialDisposable(), SerialDisposable())
    scheduler.scheduleAt(200) { subscriptions.0.disposable = shared.subscribe(a) }
    scheduler.scheduleAt(220) { subscriptions.1.disposable = shared.subscribe(b) }
    scheduler.scheduleAt(240) { subscriptions.0.dispose() }
    scheduler.scheduleAt(270) { subscriptions.1.dispose() }
    scheduler.start()
    #expect(a.events == [.next(210, 1), .next(230, 2)])
    #expect(b.events == [.next(230, 2), .next(260, 3)])
    #expect(source.subscriptions == [Subscription(200, 270)])
  }

  @Test func `share(replay:) replays the last elements to a late subscriber`() {
    let source = PublishSubject<Int>()
    let shared = source.share(replay: 2)
    let (first, late) = (Journal(Int.self), Journal(Int.self))
    _ = shared.subscribe(onNext: first.write)
    for element in 1...3 { source.onNext(element) }
    _ = shared.subscribe(onNext: late.write)
    source.onNext(4)
    #expect(first.entries == [1, 2, 3, 4])
    #expect(late.entries == [2, 3, 4])
    source.onCompleted()
  }

  @Test(arguments: [0, 1])
  func `share subscribes to the source again for a subscriber that arrives after the terminal event`(replay: Int) {
    let runs = Journal(Int.self)
    let shared = Observable.just(1).do(onSubscribe: { runs.write(0) }).share(replay: replay)
    for _ in 1...2 {
      let journal = Journal()
      _ = shared.subscribe(onNext: { journal.write("\($0)") }, onCompleted: { journal.write("|") })
      #expect(journal.entries == ["1", "|"])
    }
    #expect(runs.entries.count == 2)
  }

  @Test
  func `share(scope: .forever) replays the elements and the terminal event without subscribing to the source again`() {
    let runs = Journal(Int.self)
    let shared = Observable.just(1).do(onSubscribe: { runs.write(0) }).share(replay: 1, scope: .forever)
    for _ in 1...2 {
      let journal = Journal()
      _ = shared.subscribe(onNext: { journal.write("\($0)") }, onCompleted: { journal.write("|") })
      #expect(journal.entries == ["1", "|"])
    }
    #expect(runs.entries.count == 1)
  }

  @Test(arguments: [(SubjectLifetimeScope.whileConnected, [2]), (.forever, [1, 2])])
  func `share(replay:) replays elements after the last disposal only with the scope forever`(
    scope: SubjectLifetimeScope, expected: [Int]
  ) {
    let source = PublishSubject<Int>()
    let shared = source.share(replay: 1, scope: scope)
    let subscription = shared.subscribe(onNext: { _ in })
    source.onNext(1)
    subscription.dispose()
    #expect(!source.hasObservers)
    let journal = Journal(Int.self)
    _ = shared.subscribe(onNext: journal.write)
    source.onNext(2)
    #expect(journal.entries == expected)
    source.onCompleted()
  }

  @Test func `share forwards an error to all subscribers and subscribes to the source again for the next one`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Fault("source"))])
    let shared = source.share(replay: 1)
    let (a, b) = (scheduler.createObserver(Int.self), scheduler.createObserver(Int.self))
    scheduler.scheduleAt(200) { _ = shared.subscribe(a) }
    scheduler.scheduleAt(215) { _ = shared.subscribe(b) }
    let again = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(300) { _ = shared.subscribe(again) }
    scheduler.start()
    #expect(a.events == [.next(210, 1), .error(220, Fault("source"))])
    #expect(b.events == [.next(215, 1), .error(220, Fault("source"))])
    #expect(again.events == [.next(310, 1), .error(320, Fault("source"))])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(300, 320)])
  }

  @Test
  func `share subscribes to the source again for a subscription that is made while the completion is delivered`() {
    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
    let runs = Atomic(0)
    let shared = Observable.deferred { sources[runs.wrappingAdd(1, ordering: .relaxed).oldValue].asObservable() }
      .share(replay: 1)
    let journal = Journal(Int.self)
    _ = shared.subscribe(onNext: journal.write, onCompleted: { _ = shared.subscribe(onNext: journal.write) })
    sources[0].onNext(1)
    sources[0].onCompleted()
    sources[1].onNext(2)
    #expect(journal.entries == [1, 2])
    sources[1].onCompleted()
  }

  @Test func `share(replay:) delivers an element once to a subscriber that arrives during its delivery`() {
    let source = PublishSubject<Int>()
    let shared = source.share(replay: 1)
    let late = Journal(Int.self)
    _ = shared.take(1).subscribe(onNext: { _ in _ = shared.subscribe(onNext: late.write) })
    source.onNext(1)
    source.onNext(2)
    #expect(late.entries == [1, 2])
    source.onCompleted()
  }

  @Test func `share(scope: .forever) subscribes to the source once when its termination and new subscribers race`() {
    for _ in 0..<300 {
      let source = PublishSubject<Int>()
      let runs = Atomic(0)
      let shared = Observable.deferred {
        runs.wrappingAdd(1, ordering: .relaxed)
        return source.asObservable()
      }.share(replay: 1, scope: .forever)
      _ = shared.subscribe(onNext: { _ in })
      source.onNext(1)
      let events = Journal()
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 { return source.onCompleted() }
        for _ in 0..<20 { _ = shared.subscribe { events.write("\($0)") } }
      }
      #expect(runs.load(ordering: .relaxed) == 1)
      #expect(events.entries.count { $0 == "next(1)" } == 20)
      #expect(events.entries.count { $0 == "completed" } == 20)
    }
  }
}
