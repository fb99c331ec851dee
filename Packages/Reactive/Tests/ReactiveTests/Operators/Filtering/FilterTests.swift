import Reactive
import ReactiveTest
import Testing

@Suite struct FilterTests {
  @Test func `filter emits the elements that match and completes with the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 4), .completed(240)])
    let observer = scheduler.start { source.filter { $0.isMultiple(of: 2) } }
    #expect(observer.events == [.next(220, 2), .next(230, 4), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `filter forwards the completion of an empty source and the error of a failed one`() {
    #expect(
      TestScheduler(initialClock: 0).start { Observable<Int>.empty().filter { _ in true } }.events == [.completed(200)])
    let failed = TestScheduler(initialClock: 0).start { Observable<Int>.error(Fault("source")).filter { _ in false } }
    #expect(failed.events == [.error(200, Fault("source"))])
  }

  @Test func `filter fails with the error that its predicate throws, and disposes of the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start { source.filter { _ in throw Fault("predicate") } }
    #expect(observer.events == [.error(210, Fault("predicate"))])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `Disposing of filter disposes of its source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    #expect(scheduler.start(disposed: 215) { source.filter { _ in true } }.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }
}
