import Reactive
import ReactiveTest
import Testing

@Suite struct UnwrapTests {
  @Test func `drops nil, and passes the end`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, Int?.none), .error(230, Fault("source"))])
    #expect(scheduler.start { source.unwrap() }.events == [.next(210, 1), .error(230, Fault("source"))])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }
}
