import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct ContainsTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `contains emits true as soon as an element matches, and disposes of its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])
    #expect(scheduler.start { source.contains(2) }.events == [.next(220, true), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `contains emits false on completion, and forwards an error of its source or its predicate`() {
    #expect(events(of: Observable.of(1, 2).contains(3)) == ["next(false)", "completed"])
    #expect(events(of: Observable<Int>.error(Fault("source")).contains(3)) == ["error(source)"])
    #expect(events(of: Observable.just(1).contains { _ in throw Fault("predicate") }) == ["error(predicate)"])
  }
}
