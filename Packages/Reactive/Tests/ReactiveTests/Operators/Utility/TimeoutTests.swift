import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct TimeoutTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `timeout measures its limit for the first element from the subscription`() {
    let source = scheduler.createHotObservable([.next(260, 1)])
    let observer = scheduler.start { [scheduler] in source.timeout(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.error(250, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `timeout restarts its limit at each element`() {
    let source = scheduler.createHotObservable([.next(240, 1), .next(280, 2), .next(340, 3)])
    let observer = scheduler.start { [scheduler] in source.timeout(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(240, 1), .next(280, 2), .error(330, RxError.timeout)])
    #expect(source.subscriptions == [Subscription(200, 330)])
  }

  @Test func `timeout forwards the terminal event of the source and cancels its timer`() {
    let source = scheduler.createHotObservable([.next(240, 1), .completed(260)])
    let observer = scheduler.start { [scheduler] in source.timeout(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(240, 1), .completed(260)])
    let other = TestScheduler(initialClock: 0)
    let failing = other.createHotObservable([.error(210, Fault("source"), Int.self)])
    let failed = other.start(disposed: 220) { failing.timeout(.seconds(50), scheduler: other) }
    #expect(failed.events == [.error(210, Fault("source"))])
    #expect(other.clock == 220, "no timer is left to run")
  }

  @Test func `timeout forwards an element that is due exactly at its limit and was scheduled first`() {
    let source = scheduler.createHotObservable([.next(250, 1), .completed(260)])
    let observer = scheduler.start { [scheduler] in source.timeout(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(250, 1), .completed(260)])
  }

  @Test func `timeout(other:) switches to its other sequence, which has no limit`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(280, 9)])
    let other = scheduler.createColdObservable([.next(100, 2), .completed(200)])
    let observer = scheduler.start { [scheduler] in
      source.timeout(.seconds(50), other: other.asObservable(), scheduler: scheduler)
    }
    #expect(observer.events == [.next(210, 1), .next(360, 2), .completed(460)])
    #expect(source.subscriptions == [Subscription(200, 260)])
    #expect(other.subscriptions == [Subscription(260, 460)])
  }

  @Test func `Disposing of timeout disposes of the source and the timer, or of its other sequence`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    _ = scheduler.start(disposed: 220) { [scheduler] in source.timeout(.seconds(50), scheduler: scheduler) }
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(scheduler.clock == 220)
    let another = TestScheduler(initialClock: 0)
    let other = another.createColdObservable([.next(100, 2)])
    let observer = another.start(disposed: 300) {
      Observable<Int>.never().timeout(.seconds(50), other: other.asObservable(), scheduler: another)
    }
    #expect(observer.events == [])
    #expect(other.subscriptions == [Subscription(250, 300)])
  }
}
