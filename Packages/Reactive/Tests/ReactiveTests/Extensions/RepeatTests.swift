import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct RepeatTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `repeat subscribes to its source again after each completion`() {
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    #expect(scheduler.start { source.repeat(2) }.events == [.next(210, 1), .next(230, 1), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
  }

  @Test func `repeat without a count repeats endlessly, and without runs it completes`() {
    #expect(events(of: Observable.just(1).repeat().take(2)) == ["next(1)", "next(1)", "completed"])
    #expect(events(of: Observable.just(1).repeat(0)) == ["completed"])
    #expect(events(of: Observable<Int>.error(Fault("source")).repeat(2)) == ["error(source)"])
  }
}
