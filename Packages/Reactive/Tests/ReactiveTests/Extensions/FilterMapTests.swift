import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct FilterMapTests {
  @Test func `filterMap drops or transforms each element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 3), .completed(230)])
    let observer = scheduler.start { source.filterMap { $0 > 2 ? .map("\($0)") : .ignore } }
    #expect(observer.events == [.next(220, "3"), .completed(230)])
  }

  @Test func `filterMap fails with the error that its transform throws`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start { source.filterMap { _ -> FilterMap<Int> in throw Fault("transform") } }
    #expect(observer.events == [.error(210, Fault("transform"))])
  }
}
