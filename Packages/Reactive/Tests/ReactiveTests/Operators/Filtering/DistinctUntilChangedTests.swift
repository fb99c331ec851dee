import Reactive
import ReactiveTest
import Testing

@Suite struct DistinctUntilChangedTests {
  private func source(_ scheduler: TestScheduler) -> TestableObservable<Int> {
    scheduler.createHotObservable([.next(210, 1), .next(220, 1), .next(230, 11), .next(240, 2), .completed(250)])
  }

  @Test func `distinctUntilChanged drops an element that equals the previous one`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    let observer = scheduler.start { source.distinctUntilChanged() }
    #expect(observer.events == [.next(210, 1), .next(230, 11), .next(240, 2), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `distinctUntilChanged with a key selector compares keys`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    let observer = scheduler.start { source.distinctUntilChanged { $0 % 10 } }
    #expect(observer.events == [.next(210, 1), .next(240, 2), .completed(250)])
  }

  @Test func `distinctUntilChanged calls its comparer with the last emitted and the new element`() {
    let journal = Journal([Int].self)
    _ = Observable.of(1, 2, 3, 9, 10).distinctUntilChanged { (old: Int, new: Int) in
      journal.write([old, new])
      return new - old < 5
    }.subscribe()
    #expect(journal.entries == [[1, 2], [1, 3], [1, 9], [9, 10]])
  }

  @Test func `distinctUntilChanged forwards the completion of an empty source and the error of a failed one`() {
    #expect(
      TestScheduler(initialClock: 0).start { Observable<Int>.empty().distinctUntilChanged() }.events == [
        .completed(200)
      ])
    let failed = TestScheduler(initialClock: 0).start { Observable<Int>.error(Fault("source")).distinctUntilChanged() }
    #expect(failed.events == [.error(200, Fault("source"))])
  }

  @Test func `distinctUntilChanged fails with the error that its key selector throws on the first element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    let observer = scheduler.start { source.distinctUntilChanged { _ -> Int in throw Fault("key") } }
    #expect(observer.events == [.error(210, Fault("key"))])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `distinctUntilChanged fails with the error that its comparer throws on the second element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    let observer = scheduler.start {
      source.distinctUntilChanged { (_: Int, _: Int) -> Bool in throw Fault("comparer") }
    }
    #expect(observer.events == [.next(210, 1), .error(220, Fault("comparer"))])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `Disposing of distinctUntilChanged disposes of its source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    #expect(scheduler.start(disposed: 215) { source.distinctUntilChanged() }.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `distinctUntilChanged(at:) compares the values at a key path`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, "a"), .next(220, "b"), .next(230, "cc"), .completed(240)])
    let observer = scheduler.start { source.distinctUntilChanged(at: \.count) }
    #expect(observer.events == [.next(210, "a"), .next(230, "cc"), .completed(240)])
  }

  @Test func `distinctUntilChanged compares with the last element that it has emitted`() {
    let source = Observable.of(1, 2, 3, 4, 6)
    let journal = Journal(Int.self)
    _ = source.distinctUntilChanged { abs($0 - $1) < 2 }.subscribe(onNext: journal.write)
    #expect(journal.entries == [1, 3, 6])
  }
}
