import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct IfEmptySwitchToTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `the other takes the place of a source without elements`() {
    let source = scheduler.createHotObservable([.completed(220, Int.self)])
    let other = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let observer = scheduler.start { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(observer.events == [.next(230, 1), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [Subscription(220, 240)])
  }

  @Test func `an error of the other passes, and its emptiness too`() {
    #expect(events(of: Observable<Int>.empty().ifEmpty(switchTo: .error(Fault("other")))) == ["error(other)"])
    #expect(events(of: Observable<Int>.empty().ifEmpty(switchTo: .empty())) == ["completed"])
  }

  @Test func `a source with elements or an error leaves the other alone`() {
    let other = scheduler.createColdObservable([.next(10, 1)])
    let with = Observable.just(2).ifEmpty(switchTo: other.asObservable())
    #expect(events(of: with) == ["next(2)", "completed"])
    let failed = Observable<Int>.error(Fault("source")).ifEmpty(switchTo: other.asObservable())
    #expect(events(of: failed) == ["error(source)"])
    #expect(other.subscriptions == [])
  }

  @Test func `disposing releases whichever runs`() {
    let source = scheduler.createHotObservable([.completed(220, Int.self)])
    let other = scheduler.createColdObservable([.next(500, 1)])
    _ = scheduler.start(disposed: 300) { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(other.subscriptions == [Subscription(220, 300)])
  }
}
