import Reactive
import ReactiveTest
import Testing

@Test func `A hot observable is recorded in virtual time`() {
  let scheduler = TestScheduler(initialClock: 0)
  let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
  #expect(scheduler.start { source.map { $0 * 2 } }.events == [.next(210, 2), .next(220, 4)])
}
