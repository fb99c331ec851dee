import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct RepeatWithBehaviorTests {
  private func runs(
    _ behavior: RepeatBehavior, shouldRepeat: (@Sendable () -> Bool)? = nil
  ) -> (starts: [Int], events: [Recorded<Event<Int>>]) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(5, 1), .completed(10)])
    let observer = scheduler.start {
      source.repeatWithBehavior(behavior, scheduler: scheduler, shouldRepeat: shouldRepeat)
    }
    return (source.subscriptions.map(\.subscribe), observer.events)
  }

  @Test func `repeatWithBehavior subscribes again after a completion, as often as its behavior allows`() {
    let result = runs(.immediate(maxCount: 2))
    #expect(result.starts == [200, 210])
    #expect(result.events == [.next(205, 1), .next(215, 1), .completed(220)])
    #expect(runs(.immediate(maxCount: 0)).starts == [200])
  }

  @Test func `repeatWithBehavior waits between the subscriptions`() {
    #expect(runs(.delayed(maxCount: 3, time: 5)).starts == [200, 215, 230])
    #expect(runs(.exponentialDelayed(maxCount: 3, initial: 8, multiplier: 1)).starts == [200, 218, 244])
  }

  @Test func `repeatWithBehavior completes when shouldRepeat returns false, and forwards an error`() {
    #expect(runs(.immediate(maxCount: 3), shouldRepeat: { false }).events == [.next(205, 1), .completed(210)])
    let failing = Observable<Int>.error(Fault("source")).repeatWithBehavior(.immediate(maxCount: 3))
    #expect(events(of: failing) == ["error(source)"])
  }
}
