import Dispatch
import Reactive
import ReactiveTest
import Testing

/// Tests that replace the main scheduler with virtual time, in which a driver delivers one unit after its source.
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

  @Test func `Driver.debounce drops an element that another follows within the interval`() {
    #expect(events { $0.debounce(.seconds(10)) } == [.next(226, 2), .next(271, 3), .completed(301)])
  }

  @Test func `Driver.throttle emits at most one element per interval`() {
    #expect(events { $0.throttle(.seconds(20)) } == [.next(211, 1), .next(231, 2), .next(261, 3), .completed(301)])
  }

  @Test func `Driver.throttle(latest: false) drops the elements within its interval`() {
    #expect(events { $0.throttle(.seconds(20), latest: false) } == [.next(211, 1), .next(261, 3), .completed(301)])
  }

  @Test func `Driver.delay delays elements and the completion`() {
    #expect(
      events { $0.delay(.seconds(50)) } == [.next(261, 1), .next(266, 2), .next(311, 3), .completed(351)])
  }
}
