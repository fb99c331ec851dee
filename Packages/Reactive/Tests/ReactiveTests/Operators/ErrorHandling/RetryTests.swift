import Reactive
import ReactiveTest
import Synchronization
import Testing

@Suite struct RetryTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `retry subscribes again at the time of each error`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(100, Fault("source"))])
    let observer = scheduler.start(disposed: 450) { source.retry() }
    #expect(observer.events == [.next(210, 1), .next(310, 1), .next(410, 1)])
    #expect(source.subscriptions == [Subscription(200, 300), Subscription(300, 400), Subscription(400, 450)])
  }

  @Test func `retry limits the total number of attempts and forwards the last error`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Fault("source"))])
    let observer = scheduler.start { source.retry(2) }
    #expect(observer.events == [.next(210, 1), .next(230, 1), .error(240, Fault("source"))])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
  }

  @Test func `retry(1) makes a single attempt, and retry(0) completes without subscribing`() {
    let source = scheduler.createColdObservable([.error(10, Fault("source"), Int.self)])
    let observed1 = scheduler.start { source.retry(1) }
    #expect(observed1.events == [.error(210, Fault("source"))])
    let other = TestScheduler(initialClock: 0)
    let unused = other.createColdObservable([.next(10, 1)])
    let observed2 = other.start { unused.retry(0) }
    #expect(observed2.events == [.completed(200)])
    #expect(unused.subscriptions.isEmpty)
  }

  @Test func `retry completes when the source completes`() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let observed3 = scheduler.start { source.retry() }
    #expect(observed3.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `retry drops elements that a source emits after its error`() {
    let journal = Journal(Int.self)
    _ = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onError(Fault("attempt"))
      observer.onNext(2)
      return Disposables.create()
    }.retry(3).subscribe(onNext: journal.write, onError: { _ in journal.write(-1) })
    #expect(journal.entries == [1, 1, 1, -1])
  }

  @Test func `retry after ten thousand synchronous failures does not grow the stack`() {
    let attempts = Atomic(0)
    let journal = Journal(Int.self)
    _ = Observable<Int>.deferred {
      let attempt = attempts.wrappingAdd(1, ordering: .relaxed).newValue
      return attempt < 10_000 ? .error(Fault("attempt")) : .just(attempt)
    }.retry().subscribe(onNext: journal.write)
    #expect(journal.entries == [10_000])
  }
}
