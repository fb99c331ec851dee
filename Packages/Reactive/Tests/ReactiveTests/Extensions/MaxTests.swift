import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct MaxTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `max emits the largest element when its source completes`() {
    let source = scheduler.createHotObservable([.next(210, 5), .next(220, 2), .next(230, 9), .completed(240)])
    #expect(scheduler.start { source.max() }.events == [.next(240, 9), .completed(240)])
  }

  @Test func `max emits nothing for an empty source, and forwards an error of its source or its closure`() {
    #expect(events(of: Observable<Int>.empty().max()) == ["completed"])
    #expect(events(of: Observable<Int>.error(Fault("source")).max()) == ["error(source)"])
    #expect(events(of: Observable.of(1, 2).max(by: { _, _ in throw Fault("closure") })) == ["error(closure)"])
  }

  @Test func `max emits the first of equal elements`() {
    let pairs = Observable.of("a1", "b1").max(by: { $0.dropFirst() < $1.dropFirst() })
    #expect(events(of: pairs) == ["next(a1)", "completed"])
  }
}
