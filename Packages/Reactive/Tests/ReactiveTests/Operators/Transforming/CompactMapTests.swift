import Reactive
import ReactiveTest
import Testing

@Suite struct CompactMapTests {
  @Test func `compactMap drops nil and completes with the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, "1"), .next(220, "x"), .next(230, "3"), .completed(240)])
    let observer = scheduler.start { source.compactMap { Int($0) } }
    #expect(observer.events == [.next(210, 1), .next(230, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `compactMap completes without an element if all elements are nil or the source is empty`() {
    #expect(
      TestScheduler(initialClock: 0).start { Observable.just(1).compactMap { _ in Int?.none } }.events == [
        .completed(200)
      ])
    #expect(
      TestScheduler(initialClock: 0).start { Observable<Int>.empty().compactMap { $0 } }.events == [.completed(200)])
  }

  @Test func `compactMap forwards an error of the source`() {
    let observer = TestScheduler(initialClock: 0).start { Observable<Int>.error(Fault("source")).compactMap { $0 } }
    #expect(observer.events == [.error(200, Fault("source"))])
  }

  @Test func `compactMap fails with the error that its transform throws, and disposes of the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start { source.compactMap { _ -> Int? in throw Fault("transform") } }
    #expect(observer.events == [.error(210, Fault("transform"))])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `Disposing of compactMap disposes of its source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    #expect(scheduler.start(disposed: 215) { source.compactMap { $0 } }.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }
}
