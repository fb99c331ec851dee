import Reactive
import ReactiveTest
import Testing

@Suite struct MaterializeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `materialize emits events as elements and completes after the terminal event`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { source.materialize() }
    #expect(observer.events.map { "\($0)" } == ["next(next(1)) @ 210", "next(completed) @ 220", "completed @ 220"])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `materialize emits an error as an element and completes`() {
    let source = scheduler.createHotObservable([.error(220, Fault("source"), Int.self)])
    let observer = scheduler.start { source.materialize() }
    #expect(observer.events.map { "\($0)" } == ["next(error(source)) @ 220", "completed @ 220"])
  }

  @Test func `Disposing of materialize disposes of its source`() {
    let source = scheduler.createHotObservable([.next(400, 1)])
    #expect(scheduler.start(disposed: 300) { source.materialize() }.events.isEmpty)
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
