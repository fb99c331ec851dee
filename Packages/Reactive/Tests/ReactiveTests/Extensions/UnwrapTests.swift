import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct UnwrapTests {
  @Test func `unwrap drops nil and forwards the terminal event of the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, Int?.none), .error(230, Fault("source"))])
    #expect(scheduler.start { source.unwrap() }.events == [.next(210, 1), .error(230, Fault("source"))])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @MainActor @Test func `unwrap of a trait returns the same trait, or a Maybe for a Single`() async throws {
    #expect(try await Single<Int?>.just(nil).unwrap().value == nil)
    #expect(try await Maybe<Int?>.just(1).unwrap().value == 1)
    #expect(events(of: Infallible.of(1, nil, 2).unwrap().asObservable()) == ["next(1)", "next(2)", "completed"])
    SharingScheduler.mock(scheduler: CurrentScheduler()) {
      #expect(
        events(of: Signal<Int?>.of(1, nil, 2).unwrap().asObservable()) == ["next(1)", "next(2)", "completed"])
    }
  }
}
