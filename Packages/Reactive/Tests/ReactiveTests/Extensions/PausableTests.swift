import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct PausableTests {
  private func run(
    _ events: [Recorded<Event<Int>>], _ pauser: [Recorded<Event<Bool>>]
  ) -> (events: [Recorded<Event<Int>>], source: [Subscription], pauser: [Subscription]) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    let pauser = scheduler.createHotObservable(pauser)
    let observer = scheduler.start { source.pausable(pauser) }
    return (observer.events, source.subscriptions, pauser.subscriptions)
  }

  @Test func `pausable forwards elements while the latest value of the pauser is true`() {
    let result = run(
      [.next(210, 1), .next(230, 2), .next(250, 3), .completed(260)], [.next(220, true), .next(240, false)])
    #expect(result.events == [.next(230, 2), .completed(260)])
    #expect(result.pauser == [Subscription(200, 260)])
  }

  @Test func `pausable keeps the last value of a pauser that completes, and forwards its error`() {
    #expect(run([.next(230, 1)], [.next(210, true), .completed(220)]).events == [.next(230, 1)])
    let failed = run([.next(230, 1)], [.error(220, Fault("pauser"))])
    #expect(failed.events == [.error(220, Fault("pauser"))])
    #expect(failed.source == [Subscription(200, 220)])
  }
}
