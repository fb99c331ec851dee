import Reactive
import ReactiveTest
import Testing

@Suite struct DeferredTests {
  @Test func `Observable.deferred calls its factory for each subscription`() {
    let journal = Journal(Int.self)
    let source = Observable<Int>.deferred {
      journal.write(0)
      return .just(journal.entries.count)
    }
    #expect(journal.entries == [])
    for _ in 1...2 { _ = source.subscribe(onNext: { journal.write($0) }) }
    #expect(journal.entries == [0, 1, 0, 3])
  }

  @Test func `Observable.deferred forwards elements and the completion, and disposes of its source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let observer = scheduler.start { Observable<Int>.deferred { source.asObservable() } }
    #expect(observer.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `Observable.deferred forwards an error of its source`() {
    let observer = TestScheduler(initialClock: 0).start { Observable<Int>.deferred { .error(Fault("source")) } }
    #expect(observer.events == [.error(200, Fault("source"))])
  }

  @Test func `Observable.deferred fails with the error that its factory throws`() {
    let observer = TestScheduler(initialClock: 0).start { Observable<Int>.deferred { throw Fault("factory") } }
    #expect(observer.events == [.error(200, Fault("factory"))])
  }

  @Test func `Disposing of Observable.deferred disposes of its source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createColdObservable([.next(10, 1), .next(60, 2)])
    let observer = scheduler.start(disposed: 250) { Observable<Int>.deferred { source.asObservable() } }
    #expect(observer.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }
}
