import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ToArrayTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `toArray emits all elements when the source completes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.toArray() }
    #expect(observer.events == [.next(230, [1, 2]), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `toArray emits an empty array for an empty source`() {
    #expect(events(of: Observable<Int>.empty().toArray().asObservable()) == ["next([])", "completed"])
  }

  @Test func `toArray forwards an error and drops the collected elements`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    let observer = scheduler.start { source.toArray() }
    #expect(observer.events == [.error(220, Fault("source"))])
  }

  @Test func `Disposing of toArray disposes of its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(400)])
    let observer = scheduler.start(disposed: 300) { source.toArray() }
    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
