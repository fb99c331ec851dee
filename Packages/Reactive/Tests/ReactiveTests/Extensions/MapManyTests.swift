import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct MapManyTests {
  @Test func `transforms every member`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, [1, 2]), .next(220, []), .completed(230)])
    #expect(
      scheduler.start { source.mapMany { -$0 } }.events == [.next(210, [-1, -2]), .next(220, []), .completed(230)])
  }

  @Test func `what the transform throws ends it`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, [1])])
    let observer = scheduler.start { source.mapMany { _ -> Int in throw Fault("transform") } }
    #expect(observer.events == [.error(210, Fault("transform"))])
  }
}
