import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct SequenceEqualTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func result(_ first: Observable<Int>, _ second: Observable<Int>) -> [String] {
    events(of: first.sequenceEqual(second))
  }

  @Test func `sequenceEqual compares the elements at the same indexes, and the completions`() {
    #expect(result(.of(1, 2), .of(1, 2)) == ["next(true)", "completed"])
    #expect(result(.empty(), .empty()) == ["next(true)", "completed"])
    #expect(result(.of(1, 2), .of(1, 3)) == ["next(false)", "completed"])
    #expect(result(.of(1, 2), .of(1)) == ["next(false)", "completed"])
    #expect(result(.just(1), .error(Fault("second"))) == ["error(second)"])
    let loose = Observable.just(1).sequenceEqual(Observable.just(-1), by: { abs($0) == abs($1) })
    #expect(events(of: loose) == ["next(true)", "completed"])
  }

  @Test func `sequenceEqual ends as soon as the sequences differ, and disposes of both`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(400)])
    let second = scheduler.createHotObservable([.next(215, 1), .next(230, 3), .completed(400)])
    #expect(scheduler.start { source.sequenceEqual(second) }.events == [.next(230, false), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(second.subscriptions == [Subscription(200, 230)])
  }
}
