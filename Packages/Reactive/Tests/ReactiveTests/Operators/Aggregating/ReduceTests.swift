import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ReduceTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `reduce emits its last accumulation when the source completes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.reduce(10, accumulator: +) }
    #expect(observer.events == [.next(240, 16), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `reduce emits its seed for an empty source`() {
    #expect(events(of: Observable<Int>.empty().reduce(7, accumulator: +)) == ["next(7)", "completed"])
  }

  @Test func `reduce starts each subscription with its seed`() {
    let sum = Observable.of(1, 2).reduce(0, accumulator: +)
    #expect(events(of: sum) == events(of: sum))
  }

  @Test func `reduce with mapResult transforms the last accumulation`() {
    let mapped = Observable.of(1, 2).reduce(0, accumulator: +, mapResult: { "sum \($0)" })
    #expect(events(of: mapped) == ["next(sum 3)", "completed"])
  }

  @Test func `reduce forwards an error and emits no element`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    let observer = scheduler.start { source.reduce(0, accumulator: +) }
    #expect(observer.events == [.error(220, Fault("source"))])
  }

  @Test func `reduce fails with the error that its accumulator or mapResult throws`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.reduce(0) { _, _ in throw Fault("accumulator") } }
    #expect(observer.events == [.error(210, Fault("accumulator"))])
    #expect(source.subscriptions == [Subscription(200, 210)])
    let mapped = Observable.just(1).reduce(0, accumulator: +, mapResult: { _ -> Int in throw Fault("mapResult") })
    #expect(events(of: mapped) == ["error(mapResult)"])
  }

  @Test func `Disposing of reduce disposes of its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(400)])
    let observer = scheduler.start(disposed: 300) { source.reduce(0, accumulator: +) }
    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
