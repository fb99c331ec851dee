import Reactive
import ReactiveTest
import Testing

@Suite struct FlatMapTests {
  @Test func `follows every inner sequence and completes with the last of them`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(225)])
    let inner = scheduler.createColdObservable([.next(8, 10), .next(20, 20), .completed(30)])
    let observer = scheduler.start { source.flatMap { element in inner.map { $0 + element } } }
    #expect(observer.events == [.next(218, 11), .next(228, 12), .next(230, 21), .next(240, 22), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(inner.subscriptions == [Subscription(210, 240), Subscription(220, 250)])
  }

  @Test func `synchronous sources take turns`() {
    let journal = Journal(Int.self)
    _ = Observable.of(1, 2, 3).flatMap { Observable.of($0, $0 * 10, $0 * 100) }.subscribe(onNext: { journal.write($0) })
    #expect(journal.entries == [1, 10, 2, 100, 20, 3, 200, 30, 300])
  }

  @Test func `an empty source only completes`() {
    let observer = TestScheduler(initialClock: 0).start { Observable<Int>.empty().flatMap { Observable.just($0) } }
    #expect(observer.events == [.completed(200)])
  }

  @Test func `an error of the source ends it and disposes of the inner sequence`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    let inner = scheduler.createColdObservable([.next(5, 10), .next(50, 20)])
    let observer = scheduler.start { source.flatMap { _ in inner } }
    #expect(observer.events == [.next(215, 10), .error(220, Fault("source"))])
    #expect(inner.subscriptions == [Subscription(210, 220)])
  }

  @Test func `an error of an inner sequence ends it and disposes of the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
    let inner = scheduler.createColdObservable([.error(5, Fault("inner"), Int.self)])
    let observer = scheduler.start { source.flatMap { _ in inner } }
    #expect(observer.events == [.error(215, Fault("inner"))])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `an error that the selector throws ends it`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2)])
    let observer = scheduler.start { source.flatMap { _ -> Observable<Int> in throw Fault("selector") } }
    #expect(observer.events == [.error(210, Fault("selector"))])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `disposal reaches the source and the inner sequence`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let inner = scheduler.createColdObservable([.next(5, 10), .next(50, 20)])
    let observer = scheduler.start(disposed: 240) { source.flatMap { _ in inner } }
    #expect(observer.events == [.next(215, 10)])
    #expect(source.subscriptions == [Subscription(200, 240)])
    #expect(inner.subscriptions == [Subscription(210, 240)])
  }

}
