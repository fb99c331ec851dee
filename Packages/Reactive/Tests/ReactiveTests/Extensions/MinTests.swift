import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct MinTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `min emits the smallest element when its source completes`() {
    let source = scheduler.createHotObservable([.next(210, 5), .next(220, 2), .next(230, 9), .completed(240)])
    #expect(scheduler.start { source.min() }.events == [.next(240, 2), .completed(240)])
  }

  @Test func `min emits nothing for an empty source, and forwards an error of its source or its closure`() {
    #expect(events(of: Observable<Int>.empty().min()) == ["completed"])
    #expect(events(of: Observable<Int>.error(Fault("source")).min()) == ["error(source)"])
    #expect(events(of: Observable.of(1, 2).min(by: { _, _ in throw Fault("closure") })) == ["error(closure)"])
  }

  @Test func `min emits the first of equal elements`() {
    let pairs = Observable.of("a1", "b1").min(by: { $0.dropFirst() < $1.dropFirst() })
    #expect(events(of: pairs) == ["next(a1)", "completed"])
  }
}
