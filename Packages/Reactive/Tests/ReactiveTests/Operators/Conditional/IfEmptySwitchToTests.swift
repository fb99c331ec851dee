import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct IfEmptySwitchToTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `ifEmpty(switchTo:) switches to its other sequence when the source completes without an element`() {
    let source = scheduler.createHotObservable([.completed(220, Int.self)])
    let other = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let observer = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(observer.events == [.next(230, 1), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [Subscription(220, 240)])
  }

  @Test func `ifEmpty(switchTo:) forwards the error or completion of its other sequence`() {
    #expect(events(of: Observable<Int>.empty().ifEmpty(switchTo: .error(Fault("other")))) == ["error(other)"])
    #expect(events(of: Observable<Int>.empty().ifEmpty(switchTo: .empty())) == ["completed"])
  }

  @Test func `ifEmpty(switchTo:) does not subscribe to its other sequence after an element or an error`() {
    let other = scheduler.createColdObservable([.next(10, 1)])
    let with = Observable.just(2).ifEmpty(switchTo: other.asObservable())
    #expect(events(of: with) == ["next(2)", "completed"])
    let failed = Observable<Int>.error(Fault("source")).ifEmpty(switchTo: other.asObservable())
    #expect(events(of: failed) == ["error(source)"])
    #expect(other.subscriptions == [])
  }

  @Test func `Disposing of ifEmpty(switchTo:) disposes of its current sequence`() {
    let source = scheduler.createHotObservable([.completed(220, Int.self)])
    let other = scheduler.createColdObservable([.next(500, 1)])
    _ = scheduler.start(disposed: 300) { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(other.subscriptions == [Subscription(220, 300)])
  }
}
