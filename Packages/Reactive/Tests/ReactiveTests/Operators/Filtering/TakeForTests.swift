import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct TakeForTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `take(for:) completes after its duration and disposes of the source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { [scheduler] in source.take(for: .seconds(25), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(225)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func `take(for:) forwards the terminal event of the source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    let observer = scheduler.start { [scheduler] in source.take(for: .seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .error(220, Fault("source"))])
    #expect(source.subscriptions == [Subscription(200, 220)])
    let other = TestScheduler(initialClock: 0)
    let empty = other.start { Observable<Int>.empty().take(for: .seconds(50), scheduler: other) }
    #expect(empty.events == [.completed(200)])
  }

  @Test func `take(for:) with a duration of zero completes in the next action of its scheduler`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start { [scheduler] in source.take(for: .seconds(0), scheduler: scheduler) }
    #expect(observer.events == [.completed(201)])
  }

  @Test func `Disposing of take(for:) disposes of the source and the timer`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start(disposed: 215) { [scheduler] in source.take(for: .seconds(50), scheduler: scheduler)
    }
    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
    #expect(scheduler.clock == 220, "the timer at 250 was disposed of")
  }
}
