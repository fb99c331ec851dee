import Dispatch
import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct RetryWithBehaviorTests {
  private func attempts(
    _ behavior: RepeatBehavior, shouldRetry: RepeatBehavior.RetryPredicate? = nil
  ) -> (starts: [Int], events: [Recorded<Event<Int>>]) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.error(10, Fault("source"), Int.self)])
    let observer = scheduler.start {
      source.retry(behavior, scheduler: scheduler, shouldRetry: shouldRetry)
    }
    return (source.subscriptions.map(\.subscribe), observer.events)
  }

  @Test func `retry with immediate behavior subscribes again at once, up to its number of attempts`() {
    let result = attempts(.immediate(maxCount: 3))
    #expect(result.starts == [200, 210, 220])
    #expect(result.events == [.error(230, Fault("source"))])
  }

  @Test func `retry with delayed behavior waits for the same time before each further attempt`() {
    #expect(attempts(.delayed(maxCount: 3, time: 5)).starts == [200, 215, 230])
  }

  @Test func `retry with exponential behavior waits longer before each further attempt`() {
    // The waits are 8, 16 and 32 seconds.
    #expect(attempts(.exponentialDelayed(maxCount: 4, initial: 8, multiplier: 1)).starts == [200, 218, 244, 286])
  }

  @Test func `retry with custom delays waits for the time that its delay closure returns`() {
    #expect(attempts(.customTimerDelayed(maxCount: 3) { .seconds(Int($0) * 100) }).starts == [200, 310, 520])
  }

  @Test func `retry with jitter shortens each wait at random, by at most its fraction`() {
    let behavior = RepeatBehavior.delayed(maxCount: 2, time: 40)
    #expect(attempts(.jittered(behavior, fraction: 0.5, random: { 0 })).starts == [200, 250])
    #expect(attempts(.jittered(behavior, fraction: 0.5, random: { 1 })).starts == [200, 230])
    #expect(attempts(.jittered(.immediate(maxCount: 2), fraction: 1)).starts == [200, 210])
    let start = attempts(.jittered(behavior, fraction: 1)).starts[1]
    #expect((210...250).contains(start))
  }

  @Test func `retry forwards an error that shouldRetry rejects`() {
    let result = attempts(.immediate(maxCount: 3), shouldRetry: { _ in false })
    #expect(result.starts == [200])
    #expect(result.events == [.error(210, Fault("source"))])
  }

  @Test func `retry with no attempts completes without subscribing`() {
    let result = attempts(.immediate(maxCount: 0))
    #expect(result.starts == [])
    #expect(result.events == [.completed(200)])
  }

  @Test func `retry never subscribes again if the delay is too long to represent`() {
    let behavior = RepeatBehavior.exponentialDelayed(maxCount: 9, initial: 1e300, multiplier: 1e300)
    #expect(attempts(behavior).starts == [200])
  }

  @Test func `retry stops after a success, and disposing of the subscription cancels the wait for the next attempt`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.error(10, Fault("source"), Int.self)])
    _ = scheduler.start(disposed: 215) { source.retry(.delayed(maxCount: 9, time: 50), scheduler: scheduler) }
    #expect(source.subscriptions == [Subscription(200, 210)])
    #expect(scheduler.clock == 215)
    let other = TestScheduler(initialClock: 0)
    let succeeds = other.start { Observable.just(1).retry(.immediate(maxCount: 3), scheduler: other) }
    #expect(succeeds.events == [.next(200, 1), .completed(200)])
  }

  @Test func `retry with ten thousand immediate attempts does not grow the stack`() {
    let journal = Journal()
    _ = Observable<Int>.error(Fault("source")).retry(.immediate(maxCount: 10_000)).subscribe(onError: {
      journal.write("\($0)")
    })
    #expect(journal.entries == ["source"])
  }
}
