import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct DelaySubscriptionTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `delaySubscription subscribes to its source after the delay, and does not delay events`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(250)])
    let observer = scheduler.start { [scheduler] in source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(240, 2), .completed(250)])
    #expect(source.subscriptions == [Subscription(230, 250)])
  }

  @Test func `delaySubscription forwards an error of the source`() {
    let source = scheduler.createColdObservable([.error(10, Fault("source"), Int.self)])
    let observer = scheduler.start { [scheduler] in source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.error(240, Fault("source"))])
  }

  @Test func `Disposing of delaySubscription before its delay prevents the subscription`() {
    let source = scheduler.createHotObservable([.next(240, 2)])
    let observer = scheduler.start(disposed: 220) { [scheduler] in
      source.delaySubscription(.seconds(30), scheduler: scheduler)
    }
    #expect(observer.events == [])
    #expect(source.subscriptions == [])
  }

  @Test func `Disposing of delaySubscription disposes of its source`() {
    let source = scheduler.createHotObservable([.next(240, 2)])
    _ = scheduler.start(disposed: 250) { [scheduler] in source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(source.subscriptions == [Subscription(230, 250)])
  }
}
