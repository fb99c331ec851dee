import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct PartitionTests {
  @Test func `partition splits the source into two sequences that share one subscription`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let (even, odd) = source.partition { $0.isMultiple(of: 2) }
    let others = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { _ = odd.subscribe(others) }
    #expect(scheduler.start { even }.events == [.next(220, 2), .completed(240)])
    #expect(others.events == [.next(210, 1), .next(230, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `Both sequences of partition fail with the error that its predicate throws`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let (matches, nonMatches) = source.partition { _ in throw Fault("predicate") }
    let others = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(200) { _ = nonMatches.subscribe(others) }
    #expect(scheduler.start { matches }.events == [.error(210, Fault("predicate"))])
    #expect(others.events == [.error(210, Fault("predicate"))])
  }

  @MainActor @Test
  func `partition of a trait returns two sequences of that trait, or two Maybes for a Single`() async throws {
    let (even, odd) = Single.just(2).partition { $0.isMultiple(of: 2) }
    #expect(try await even.value == 2)
    #expect(try await odd.value == nil)
    #expect(try await Maybe.just(1).partition { $0.isMultiple(of: 2) }.nonMatches.value == 1)
    #expect(
      events(of: Infallible.of(1, 2).partition { $0.isMultiple(of: 2) }.matches.asObservable())
        == ["next(2)", "completed"])
    SharingScheduler.mock(scheduler: CurrentScheduler()) {
      #expect(
        events(of: Driver.of(1, 2).partition { $0.isMultiple(of: 2) }.nonMatches.asObservable()) == [
          "next(1)", "completed",
        ])
    }
  }
}
