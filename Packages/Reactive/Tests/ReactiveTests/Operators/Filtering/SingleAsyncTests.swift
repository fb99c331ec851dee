import Reactive
import ReactiveTest
import Testing

@Suite struct SingleAsyncTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `single emits the only element at once`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    #expect(scheduler.start { source.single() }.events == [.next(210, 1), .completed(220)])
  }

  @Test func `single fails on the second element`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    #expect(scheduler.start { source.single() }.events == [.next(210, 1), .error(220, RxError.moreThanOneElement)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `single fails if the source completes without an element`() {
    let source = scheduler.createHotObservable([.completed(220, Int.self)])
    #expect(scheduler.start { source.single() }.events == [.error(220, RxError.noElements)])
  }

  @Test func `single with a predicate counts only the elements that match`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    #expect(scheduler.start { source.single { $0 == 2 } }.events == [.next(220, 2), .completed(240)])
  }

  @Test func `single fails with an error of the source and with an error that its predicate throws`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    let failed = scheduler.createObserver(Int.self)
    _ = source.single { _ in false }.subscribe(failed)
    #expect(
      scheduler.start { source.single { _ in throw Fault("predicate") } }.events == [.error(210, Fault("predicate"))])
    #expect(failed.events == [.error(220, Fault("source"))])
  }

  @Test func `Disposing of single disposes of its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    #expect(scheduler.start(disposed: 215) { source.single() }.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }
}
