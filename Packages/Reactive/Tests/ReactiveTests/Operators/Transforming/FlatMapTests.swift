import Reactive
import ReactiveTest
import Testing

@Suite struct FlatMapTests {
  @Test func `flatMap emits the elements of all inner sequences and completes after the last sequence`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(225)])
    let inner = scheduler.createColdObservable([.next(8, 10), .next(20, 20), .completed(30)])
    let observer = scheduler.start { source.flatMap { element in inner.map { $0 + element } } }
    #expect(observer.events == [.next(218, 11), .next(228, 12), .next(230, 21), .next(240, 22), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(inner.subscriptions == [Subscription(210, 240), Subscription(220, 250)])
  }

  @Test func `flatMap interleaves inner sequences that emit synchronously`() {
    let journal = Journal(Int.self)
    _ = Observable.of(1, 2, 3).flatMap { Observable.of($0, $0 * 10, $0 * 100) }.subscribe(onNext: { journal.write($0) })
    #expect(journal.entries == [1, 10, 2, 100, 20, 3, 200, 30, 300])
  }
}
