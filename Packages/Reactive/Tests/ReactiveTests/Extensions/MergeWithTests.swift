import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct MergeWithTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `merge(with:) emits the elements of all sequences and completes with the last`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let second = scheduler.createHotObservable([.next(215, 2), .next(230, 3), .completed(240)])
    let expected: [Recorded<Event<Int>>] = [.next(210, 1), .next(215, 2), .next(230, 3), .completed(240)]
    #expect(scheduler.start { source.merge(with: second.asObservable()) }.events == expected)
    #expect(second.subscriptions == [Subscription(200, 240)])
  }

  @Test func `merge(with:) takes a collection and fails with the first error`() {
    #expect(
      events(of: Observable.just(1).merge(with: [Observable.error(Fault("second")), .just(3)]))
        == ["next(1)", "error(second)"])
  }
}
