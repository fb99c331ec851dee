import Reactive
import ReactiveTest
import Testing

@Suite struct SkipWhileTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test
  func `skip(while:) forwards all elements from the first that fails its predicate, and stops calling the predicate`() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 3), .next(230, 1), .completed(240),
    ])
    let journal = Journal(Int.self)
    let observer = scheduler.start {
      source.skip(while: {
        journal.write($0)
        return $0 < 2
      })
    }
    #expect(observer.events == [.next(220, 3), .next(230, 1), .completed(240)])
    #expect(journal.entries == [1, 3])
  }

  @Test func `skip(while:) forwards a terminal event that arrives while it skips elements`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    #expect(scheduler.start { source.skip(while: { _ in true }) }.events == [.error(220, Fault("source"))])
    let other = TestScheduler(initialClock: 0)
    #expect(other.start { Observable<Int>.empty().skip(while: { _ in true }) }.events == [.completed(200)])
  }

  @Test func `skip(while:) fails with the error that its predicate throws`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    let observer = scheduler.start { source.skip(while: { _ in throw Fault("predicate") }) }
    #expect(observer.events == [.error(210, Fault("predicate"))])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `Disposing of skip(while:) disposes of its source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    #expect(scheduler.start(disposed: 215) { source.skip(while: { $0 < 1 }) }.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }
}
