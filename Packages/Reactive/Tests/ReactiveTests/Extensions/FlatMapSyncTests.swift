import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct FlatMapSyncTests {
  private struct Repeated: CustomOperator {
    let value: Int
    let count: Int
    func apply(_ sink: @escaping (Int) -> Void) { for _ in 0..<count { sink(value) } }
  }

  @Test func `flatMapSync emits every value that its operator yields, at once and in order`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 2), .next(220, 0), .next(230, 1), .completed(240)])
    let observer = scheduler.start { source.flatMapSync { Repeated(value: $0, count: $0) } }
    #expect(observer.events == [.next(210, 2), .next(210, 2), .next(230, 1), .completed(240)])
  }

  @Test func `flatMapSync emits no value after the downstream has completed`() {
    let journal = Journal(Int.self)
    _ = Observable.just(1).flatMapSync { Repeated(value: $0, count: 5) }.take(2).subscribe(onNext: journal.write)
    #expect(journal.entries == [1, 1])
  }

  @Test func `flatMapSync fails with the error that its transform throws`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start { source.flatMapSync { _ -> Repeated in throw Fault("transform") } }
    #expect(observer.events == [.error(210, Fault("transform"))])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }
}
