import Reactive
import ReactiveTest
import Testing

@Suite struct IgnoreElementsTests {
  private let scheduler = TestScheduler(initialClock: 0)

  private func ends(_ observer: TestableObserver<Never>) -> [String] { observer.events.map(\.debugDescription) }

  @Test func `ignoreElements drops all elements and forwards the completion`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer: TestableObserver<Never> = scheduler.start { source.ignoreElements() }
    #expect(ends(observer) == ["completed @ 220"])
  }

  @Test func `ignoreElements forwards an error`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    let observer: TestableObserver<Never> = scheduler.start { source.ignoreElements() }
    #expect(ends(observer) == ["error(source) @ 220"])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }
}
