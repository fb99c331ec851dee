import Reactive
import ReactiveTest
import Testing

@Suite struct ZipWithTests {
  @Test func `pairs by place`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    let second = scheduler.createHotObservable([.next(230, "a"), .next(240, "b"), .completed(260)])
    let observer = scheduler.start { source.zip(with: second) { "\($0)\($1)" } }
    #expect(observer.events == [.next(230, "1a"), .next(240, "2b"), .completed(260)])
  }

  @Test func `an error of either, or thrown, ends it`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2)])
    let second = scheduler.createHotObservable([.next(220, 1), .error(230, Fault("second"))])
    let thrown = scheduler.createObserver(Int.self)
    _ = source.zip(with: second) { _, _ in throw Fault("selector") }.subscribe(thrown)
    #expect(
      scheduler.start { source.zip(with: second) { $0 + $1 } }.events == [
        .next(220, 2), .error(230, Fault("second")),
      ])
    #expect(thrown.events == [.error(220, Fault("selector"))])
  }
}
