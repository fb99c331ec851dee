import Reactive
import ReactiveTest
import Testing

@Suite struct ElementAtTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `element(at:) emits the element at its index, completes and disposes of the source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    #expect(scheduler.start { source.element(at: 1) }.events == [.next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `element(at:) fails with argumentOutOfRange if the source completes before the element at its index`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    #expect(scheduler.start { source.element(at: 1) }.events == [.error(220, RxError.argumentOutOfRange)])
  }

  @Test func `element(at:) forwards an error of the source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    #expect(scheduler.start { source.element(at: 1) }.events == [.error(220, Fault("source"))])
  }

  @Test func `Disposing of element(at:) disposes of its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    #expect(scheduler.start(disposed: 215) { source.element(at: 1) }.events == [])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `element(at:) traps on a negative index`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.of(1).element(at: -1) }
  }
}
