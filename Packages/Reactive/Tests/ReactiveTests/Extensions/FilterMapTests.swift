import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct FilterMapTests {
  @Test func `drops or transforms each element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 3), .completed(230)])
    let observer = scheduler.start { source.filterMap { $0 > 2 ? .map("\($0)") : .ignore } }
    #expect(observer.events == [.next(220, "3"), .completed(230)])
  }

  @Test func `what the transform throws ends it`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start { source.filterMap { _ -> FilterMap<Int> in throw Fault("transform") } }
    #expect(observer.events == [.error(210, Fault("transform"))])
  }
}
