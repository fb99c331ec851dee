import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct IsEmptyTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `isEmpty emits false at the first element, and true on completion`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(240)])
    #expect(scheduler.start { source.isEmpty() }.events == [.next(210, false), .completed(210)])
    #expect(events(of: Observable<Int>.empty().isEmpty()) == ["next(true)", "completed"])
    #expect(events(of: Observable<Int>.error(Fault("source")).isEmpty()) == ["error(source)"])
  }
}
