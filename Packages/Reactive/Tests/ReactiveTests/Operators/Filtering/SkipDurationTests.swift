import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct SkipDurationTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `skip(duration) forwards the elements after its duration`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { [scheduler] in source.skip(.seconds(15), scheduler: scheduler) }
    #expect(observer.events == [.next(220, 2), .next(230, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `skip(duration) forwards the terminal event of the source at any time`() {
    let source = scheduler.createHotObservable([.next(205, 1), .error(210, Fault("source"))])
    let observer = scheduler.start { [scheduler] in source.skip(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.error(210, Fault("source"))])
    let other = TestScheduler(initialClock: 0)
    let empty = other.start { Observable<Int>.empty().skip(.seconds(50), scheduler: other) }
    #expect(empty.events == [.completed(200)])
  }

  @Test func `Disposing of skip(duration) disposes of the source and the timer`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start(disposed: 205) { [scheduler] in source.skip(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 205)])
    #expect(scheduler.clock == 210, "the timer at 250 was disposed of")
  }
}
