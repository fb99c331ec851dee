import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct CatchErrorJustCompleteTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `catchErrorJustComplete completes when its source fails`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    #expect(scheduler.start { source.catchErrorJustComplete() }.events == [.next(210, 1), .completed(220)])
  }
}
