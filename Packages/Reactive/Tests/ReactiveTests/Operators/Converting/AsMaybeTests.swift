import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct AsMaybeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func events(_ events: [Recorded<Event<Int>>]) -> [Recorded<Event<Int>>] {
    let source = scheduler.createHotObservable(events)
    return scheduler.start { source.asMaybe() }.events
  }

  @Test func `asMaybe emits the only element when the source completes`() {
    #expect(events([.next(210, 1), .completed(250)]) == [.next(250, 1), .completed(250)])
  }

  @Test func `asMaybe completes without an element if the source is empty`() {
    #expect(events([.completed(250)]) == [.completed(250)])
  }

  @Test func `asMaybe fails on the second element and emits none`() {
    #expect(events([.next(210, 1), .next(220, 2), .completed(250)]) == [.error(220, RxError.moreThanOneElement)])
  }

  @Test func `asMaybe forwards an error and drops the element before it`() {
    #expect(events([.next(210, 1), .error(220, Fault("source"))]) == [.error(220, Fault("source"))])
  }

  @Test func `Disposing of asMaybe disposes of its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(400)])
    #expect(scheduler.start(disposed: 300) { source.asMaybe() }.events.isEmpty)
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
