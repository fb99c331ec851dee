import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct ErrorsTests {
  @Test func `errors emits the errors of materialized events`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    let observer = scheduler.start { source.materialize().errors().map { "\($0)" } }
    #expect(observer.events == [.next(220, "source"), .completed(220)])
  }
}
