import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct CountTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `count emits the number of elements when the source completes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    #expect(scheduler.start { source.count() }.events == [.next(230, 2), .completed(230)])
  }

  @Test func `count emits zero for an empty source`() {
    #expect(scheduler.start { Observable<Int>.empty().count() }.events == [.next(200, 0), .completed(200)])
  }

  @Test func `count with a predicate counts only the elements that match`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    #expect(scheduler.start { source.count { $0 > 1 } }.events == [.next(230, 1), .completed(230)])
  }

  @Test func `count forwards an error of the source or the predicate, and emits no number`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(230, Fault("source"))])
    let thrown = scheduler.createObserver(Int.self)
    _ = source.count { _ in throw Fault("predicate") }.subscribe(thrown)
    #expect(scheduler.start { source.count() }.events == [.error(230, Fault("source"))])
    #expect(thrown.events == [.error(210, Fault("predicate"))])
  }
}
