import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct MapToTests {
  @Test func `mapTo replaces each element with the given value`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    #expect(scheduler.start { source.mapTo("x") }.events == [.next(210, "x"), .next(220, "x"), .completed(230)])
  }

  @MainActor @Test func `mapTo on a trait returns the same trait`() async throws {
    #expect(try await Single.just(1).mapTo("x").value == "x")
    #expect(try await Maybe<Int>.empty().mapTo("x").value == nil)
    #expect(events(of: Infallible.of(1, 2).mapTo("x").asObservable()) == ["next(x)", "next(x)", "completed"])
    SharingScheduler.mock(scheduler: CurrentScheduler()) {
      #expect(
        events(of: Driver.of(1, 2).mapTo("x").asObservable()) == ["next(x)", "next(x)", "completed"])
    }
  }
}
