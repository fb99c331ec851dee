import Dispatch
import Reactive
import ReactiveTest
import Testing

/// Tests that replace the main scheduler with virtual time, in which an immediate action runs one unit later.
@MainActor @Suite(.noLiveSubscriptions) struct SharedSequenceCreatingTests {
  private func events<Element: Sendable>(_ make: @escaping @Sendable () -> Driver<Element>) -> [Recorded<
    Event<Element>
  >] {
    let scheduler = TestScheduler(initialClock: 0)
    var events: [Recorded<Event<Element>>] = []
    SharingScheduler.mock(scheduler: scheduler) { events = scheduler.start(make).events }
    return events
  }

  @Test func `Driver.just and Driver.empty emit on the sharing scheduler, and Driver.never emits nothing`() {
    #expect(events { .just(1) } == [.next(201, 1), .completed(201)])
    #expect(events { Driver<Int>.empty() } == [.completed(201)])
    #expect(events { Driver<Int>.never() } == [])
  }

  @Test func `Driver.of and Driver.from emit one element per action of the sharing scheduler`() {
    #expect(events { .of(1, 2) } == [.next(201, 1), .next(202, 2), .completed(203)])
    #expect(events { .from([1, 2]) } == [.next(201, 1), .next(202, 2), .completed(203)])
    #expect(events { .from(1...2) } == [.next(201, 1), .next(202, 2), .completed(203)])
    #expect(events { Driver<Int>.from(optional: 1) } == [.next(201, 1), .completed(202)])
    #expect(events { Driver<Int>.from(optional: nil) } == [.completed(201)])
  }

  @Test
  func
    `A subscriber of Driver.of, Driver.from or Signal.of receives all elements, although another subscriber has some`()
  {
    func seen<Strategy>(_ sequence: SharedSequence<Strategy, Int>) -> [Int] {
      let late = Journal(Int.self)
      _ = sequence.asObservable().subscribe(onNext: {
        if $0 == 2 { _ = sequence.asObservable().subscribe(onNext: late.write) }
      })
      return late.entries
    }
    SharingScheduler.mock(scheduler: CurrentScheduler()) {
      for driver in [Driver.of(1, 2, 3), .from([1, 2, 3]), .from(1...3)] { #expect(seen(driver) == [1, 2, 3]) }
      for signal in [Signal.of(1, 2, 3), .from([1, 2, 3]), .from(1...3)] { #expect(seen(signal) == [1, 2, 3]) }
    }
  }

  @Test func `Driver.interval and Driver.timer measure time with the sharing scheduler`() {
    #expect(
      events { Driver<Int>.interval(.seconds(300)) } == [.next(500, 0), .next(800, 1)])
    #expect(
      events { Driver<Int>.timer(.seconds(100), period: .seconds(400)) } == [.next(300, 0), .next(700, 1)])
  }

  @Test func `Driver.deferred calls its factory again for a subscription after the previous one has ended`() {
    let runs = Journal(Int.self)
    let driver = Driver<Int>.deferred {
      runs.write(0)
      return .just(1)
    }
    var seen: [Int] = []
    _ = driver.drive(onNext: { seen.append($0) })
    _ = driver.drive(onNext: { seen.append($0) })
    #expect(seen == [1, 1])
    #expect(runs.entries.count == 2)
  }
}
