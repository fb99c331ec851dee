import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct NwiseTests {
  @Test func `nwise emits an array of the latest n elements for each element from the nth on`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
    ])
    #expect(
      scheduler.start { source.nwise(3) }.events == [.next(230, [1, 2, 3]), .next(240, [2, 3, 4]), .completed(250)])
  }

  @Test func `nwise emits no array if the source has fewer than n elements`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    #expect(scheduler.start { source.nwise(2) }.events == [.error(220, Fault("source"))])
  }

  @Test func `nwise traps on an array size of one`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.of(1).nwise(1) }
  }
}
