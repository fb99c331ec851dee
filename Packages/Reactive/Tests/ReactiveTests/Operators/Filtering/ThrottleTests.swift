import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct ThrottleTests {
  private func source(_ scheduler: TestScheduler) -> TestableObservable<Int> {
    scheduler.createHotObservable([
      .next(201, 1), .next(203, 2), .next(205, 3), .next(212, 4), .next(213, 5), .completed(214),
    ])
  }

  @Test func `throttle emits the first element at once, then the latest of each interval, and completes afterward`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    let observer = scheduler.start { source.throttle(.seconds(10), scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1), .next(211, 3), .next(221, 5), .completed(221)])
  }

  @Test func `throttle(latest: false) drops the elements within its interval`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    let observer = scheduler.start { source.throttle(.seconds(10), latest: false, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1), .next(212, 4), .completed(214)])
  }

  @Test(arguments: [true, false])
  func `throttle immediately emits an element that arrives exactly at the end of its interval`(
    latest: Bool
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(201, 1), .next(211, 2), .completed(212)])
    let observer = scheduler.start { source.throttle(.seconds(10), latest: latest, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1), .next(211, 2), .completed(212)])
  }

  @Test func `throttle forwards an error at once and drops its pending element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(201, 1), .next(203, 2), .error(205, Fault("source"))])
    let observer = scheduler.start { source.throttle(.seconds(10), scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1), .error(205, Fault("source"))])
  }

  @Test func `throttle completes if the source is empty`() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(
      scheduler.start { Observable<Int>.empty().throttle(.seconds(1), scheduler: scheduler) }.events == [
        .completed(200)
      ])
  }

  @Test func `Disposing of throttle drops its pending element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    let observer = scheduler.start(disposed: 207) { source.throttle(.seconds(10), scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1)])
    #expect(source.subscriptions == [Subscription(200, 207)])
  }

  @Test func `throttle disposes of a completed source while its last element is pending`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    _ = scheduler.start { source.throttle(.seconds(10), scheduler: scheduler) }
    #expect(source.subscriptions == [Subscription(200, 214)])
  }

  @Test func `throttle measures intervals exactly for fractions of seconds`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
    let source = scheduler.createHotObservable([.next(201, 1), .next(211, 2), .next(221, 3), .next(230, 4)])
    let observer = scheduler.start { source.throttle(.milliseconds(10), latest: false, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1), .next(211, 2), .next(221, 3)])
  }
}
