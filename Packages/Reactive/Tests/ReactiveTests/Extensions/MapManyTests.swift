import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct MapManyTests {
  @Test func `mapMany transforms every member of each array`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, [1, 2]), .next(220, []), .completed(230)])
    #expect(
      scheduler.start { source.mapMany { -$0 } }.events == [.next(210, [-1, -2]), .next(220, []), .completed(230)])
  }

  @Test func `mapMany fails with the error that its transform throws`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, [1])])
    let observer = scheduler.start { source.mapMany { _ -> Int in throw Fault("transform") } }
    #expect(observer.events == [.error(210, Fault("transform"))])
  }
}
