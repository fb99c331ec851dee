import Reactive
import ReactiveTest
import Testing

@Suite struct AsSingleTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `asSingle emits the only element when the source completes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let observed1 = scheduler.start { source.asSingle() }
    #expect(observed1.events == [.next(250, 1), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `asSingle fails if the source completes without an element`() {
    let source = scheduler.createHotObservable([.completed(250, Int.self)])
    let observed2 = scheduler.start { source.asSingle() }
    #expect(observed2.events == [.error(250, RxError.noElements)])
  }

  @Test func `asSingle fails on the second element and emits none`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(250)])
    let observed3 = scheduler.start { source.asSingle() }
    #expect(observed3.events == [.error(220, RxError.moreThanOneElement)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `asSingle forwards an error and drops the element before it`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    let observed4 = scheduler.start { source.asSingle() }
    #expect(observed4.events == [.error(220, Fault("source"))])
  }

  @Test func `Disposing of asSingle disposes of its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(400)])
    #expect(scheduler.start(disposed: 300) { source.asSingle() }.events.isEmpty)
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
