import Dispatch
import Reactive
import ReactiveTest
import Testing

/// The main scheduler is replaced by virtual time, in which a driver delivers one unit after its source.
@MainActor @Suite(.noLiveSubscriptions) struct SharedSequenceTimeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func events(_ make: @escaping @Sendable (Driver<Int>) -> Driver<Int>) -> [Recorded<Event<Int>>] {
    let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(260, 3), .completed(300)])
    var events: [Recorded<Event<Int>>] = []
    SharingScheduler.mock(scheduler: scheduler) {
      events = scheduler.start { make(source.asDriver(onErrorJustReturn: 0)) }.events
    }
    return events
  }

  @Test func `debounce sends what nothing follows in time`() {
    #expect(events { $0.debounce(.seconds(10)) } == [.next(226, 2), .next(271, 3), .completed(301)])
  }

  @Test func `throttle sends at most one element in the time`() {
    #expect(events { $0.throttle(.seconds(20)) } == [.next(211, 1), .next(231, 2), .next(261, 3), .completed(301)])
  }

  @Test func `throttle without the latest drops it`() {
    #expect(events { $0.throttle(.seconds(20), latest: false) } == [.next(211, 1), .next(261, 3), .completed(301)])
  }

  @Test func `delay moves elements and completion`() {
    #expect(
      events { $0.delay(.seconds(50)) } == [.next(261, 1), .next(266, 2), .next(311, 3), .completed(351)])
  }
}
