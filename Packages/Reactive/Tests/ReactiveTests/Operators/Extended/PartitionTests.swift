import Reactive
import ReactiveTest
import Testing

@Suite struct PartitionTests {
  @Test func `splits the source, which is subscribed to once`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let (even, odd) = source.partition { $0.isMultiple(of: 2) }
    let others = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { _ = odd.subscribe(others) }
    #expect(scheduler.start { even }.events == [.next(220, 2), .completed(240)])
    #expect(others.events == [.next(210, 1), .next(230, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `what the predicate throws ends both`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let (matches, nonMatches) = source.partition { _ in throw Fault("predicate") }
    let others = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { _ = nonMatches.subscribe(others) }
    #expect(scheduler.start { matches }.events == [.error(210, Fault("predicate"))])
    #expect(others.events == [.error(210, Fault("predicate"))])
  }
}
