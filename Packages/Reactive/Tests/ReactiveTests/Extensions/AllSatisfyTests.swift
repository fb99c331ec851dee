import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct AllSatisfyTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `allSatisfy emits false as soon as an element does not match, and disposes of its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])
    #expect(scheduler.start { source.allSatisfy { $0 < 2 } }.events == [.next(220, false), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `allSatisfy emits true on completion, and fails with an error of its predicate`() {
    #expect(events(of: Observable.of(1, 2).allSatisfy { $0 < 3 }) == ["next(true)", "completed"])
    #expect(events(of: Observable<Int>.empty().allSatisfy { _ in false }) == ["next(true)", "completed"])
    #expect(events(of: Observable.just(1).allSatisfy { _ in throw Fault("predicate") }) == ["error(predicate)"])
  }
}
