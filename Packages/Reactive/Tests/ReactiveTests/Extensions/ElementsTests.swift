import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct ElementsTests {
  @Test func `elements emits the elements of materialized events`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    #expect(scheduler.start { source.materialize().elements() }.events == [.next(210, 1), .completed(220)])
  }
}
