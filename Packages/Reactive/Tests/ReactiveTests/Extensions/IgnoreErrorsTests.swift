import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct IgnoreErrorsTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `ignoreErrors subscribes to its source again after every error`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(300, Fault("source"))])
    let observer = scheduler.start { source.ignoreErrors() }
    #expect(observer.events == [.next(210, 1), .next(510, 1), .next(810, 1)])
    #expect(source.subscriptions == [Subscription(200, 500), Subscription(500, 800), Subscription(800, 1000)])
  }

  @Test func `ignoreErrors with a predicate forwards the errors that do not match`() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, Fault("source"))])
    #expect(
      scheduler.start { source.ignoreErrors { _ in false } }.events == [.next(210, 1), .error(220, Fault("source"))])
    let again = TestScheduler(initialClock: 0)
    let second = again.createColdObservable([.error(300, Fault("source"), Int.self)])
    #expect(again.start { second.ignoreErrors { "\($0)" == "source" } }.events == [])
    #expect(second.subscriptions.count == 3)
  }
}
