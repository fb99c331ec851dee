import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct WindowTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func labeled(_ source: TestableObservable<Int>, count: Int) -> Observable<String> {
    source.window(timeSpan: .seconds(10), count: count, scheduler: scheduler).enumerated().flatMap { index, window in
      window.map { "\(index):\($0)" }.concat(Observable.just("\(index)|"))
    }
  }

  @Test func `window completes a window when it is full, when its time has passed, and when the source completes`() {
    let source = scheduler.createHotObservable([.next(201, 1), .next(202, 2), .next(205, 3), .completed(225)])
    let observer = scheduler.start { [self] in labeled(source, count: 2) }
    #expect(
      observer.events == [
        .next(201, "0:1"), .next(202, "0:2"), .next(202, "0|"), .next(205, "1:3"), .next(212, "1|"), .next(222, "2|"),
        .next(225, "3|"), .completed(225),
      ])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func `window emits a window before it sets its timer`() {
    let scheduler = scheduler
    // The timers of `timeout` and of the second window end at the same time.
    let observer = scheduler.start {
      Observable<Int>.never().window(timeSpan: .seconds(50), count: 1, scheduler: scheduler).map { _ in "window" }
        .timeout(.seconds(50), other: Observable.just("timeout"), scheduler: scheduler)
    }
    // The first timer of `timeout` is set before the subscription.
    #expect(observer.events == [.next(200, "window"), .next(250, "timeout"), .completed(250)])
  }

  @Test func `window emits its first window on subscription`() {
    let scheduler = scheduler
    let observer = scheduler.start(disposed: 205) {
      Observable<Int>.never().window(timeSpan: .seconds(10), count: 2, scheduler: scheduler).map { _ in "window" }
    }
    #expect(observer.events == [.next(200, "window")])
  }

  @Test func `window forwards an error to the current window, then to its subscriber`() {
    let source = scheduler.createHotObservable([.next(201, 1), .error(205, Fault("source"))])
    let observer = scheduler.start { [self] in labeled(source, count: 2) }
    #expect(observer.events == [.next(201, "0:1"), .error(205, Fault("source"))])
  }

  @Test func `window stays subscribed after its disposal until the last window with a subscriber ends`() {
    let scheduler = scheduler
    let source = scheduler.createHotObservable([.next(205, 1), .next(208, 2), .next(220, 3)])
    let journal = Journal()
    let observer = scheduler.start(disposed: 206) {
      source.window(timeSpan: .seconds(10), count: 9, scheduler: scheduler).do(onNext: { window in
        _ = window.subscribe(onNext: { journal.write("\($0)") }, onCompleted: { journal.write("|") })
      }).map { _ in "window" }
    }
    #expect(observer.events == [.next(200, "window")])
    #expect(journal.entries == ["1", "2", "|"])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }
}
