import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct AndTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `and succeeds with false at the first false element and disposes of the source`() {
    let source = scheduler.createHotObservable([.next(210, true), .next(220, false), .next(230, true)])
    #expect(scheduler.start { source.and() }.events == [.next(220, false), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `and succeeds with true on completion, completes if its source is empty, and forwards an error`() {
    let source = scheduler.createHotObservable([.next(210, true), .completed(220)])
    let failing = scheduler.createHotObservable([.next(210, true), .error(220, Fault("source"))])
    let failed = scheduler.createObserver(Bool.self)
    _ = failing.and().asObservable().subscribe(failed)
    #expect(scheduler.start { source.and() }.events == [.next(220, true), .completed(220)])
    #expect(failed.events == [.error(220, Fault("source"))])
    #expect(events(of: Observable<Bool>.empty().and().asObservable()) == ["completed"])
  }

  @Test func `and of several sources is false as soon as one is, true if all are, and empty if one is empty`() {
    let source = scheduler.createHotObservable([.next(210, true), .completed(240)])
    let second = scheduler.createHotObservable([.next(220, false), .completed(230)])
    #expect(scheduler.start { Observable<Bool>.and(source, second) }.events == [.next(220, false), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test(
    arguments: [
      ([.of(true, true), .just(true)], ["next(true)", "completed"]), ([.just(true), .empty()], ["completed"]),
      ([], ["completed"]), ([.just(true), .error(Fault("source"))], ["error(source)"]),
    ] as [([Observable<Bool>], [String])])
  func `and of a list of sources emits one result, nothing if one is empty, or the error of one`(
    sources: [Observable<Bool>], expected: [String]
  ) {
    #expect(events(of: Observable.and(sources).asObservable()) == expected)
  }
}
