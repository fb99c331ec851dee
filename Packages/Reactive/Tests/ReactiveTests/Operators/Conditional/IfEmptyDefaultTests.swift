import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct IfEmptyDefaultTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `ifEmpty(default:) emits its default when the source completes without an element`() {
    let source = scheduler.createHotObservable([.completed(220, Int.self)])
    let observer = scheduler.start { source.ifEmpty(default: 7) }
    #expect(observer.events == [.next(220, 7), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `ifEmpty(default:) forwards a source with elements unchanged`() {
    #expect(events(of: Observable.of(1, 2).ifEmpty(default: 7)) == ["next(1)", "next(2)", "completed"])
  }

  @Test func `ifEmpty(default:) forwards an error without emitting its default`() {
    #expect(events(of: Observable<Int>.error(Fault("source")).ifEmpty(default: 7)) == ["error(source)"])
  }

  @Test func `Disposing of ifEmpty(default:) disposes of its source`() {
    let source = scheduler.createHotObservable([.completed(400, Int.self)])
    let observer = scheduler.start(disposed: 300) { source.ifEmpty(default: 7) }
    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
