import Reactive
import ReactiveTest
import Testing

@Suite struct MapToTests {
  @Test func `the value for each element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    #expect(scheduler.start { source.mapTo("x") }.events == [.next(210, "x"), .next(220, "x"), .completed(230)])
  }
}
