import Reactive
import ReactiveTest
import Testing

@Suite struct FlatMapFirstTests {
  @Test func `flatMapFirst ignores elements while an inner sequence is active`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(225)])
    let inner = scheduler.createColdObservable([.next(8, 10), .next(20, 20), .completed(30)])
    let observer = scheduler.start { source.flatMapFirst { element in inner.map { $0 + element } } }
    #expect(observer.events == [.next(218, 11), .next(230, 21), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(inner.subscriptions == [Subscription(210, 240)])
  }

  @Test func `flatMapFirst ignores elements of a synchronous source while a synchronous inner sequence is active`() {
    let journal = Journal(Int.self)
    _ = Observable.of(1, 2, 3).flatMapFirst { Observable.of($0, $0 * 10, $0 * 100) }.subscribe(onNext: {
      journal.write($0)
    })
    #expect(journal.entries == [1, 10, 100])
  }

  @Test func `flatMapFirst does not call its selector for an element that it ignores`() {
    let calls = Journal(Int.self)
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(250, 3), .completed(255)])
    let inner = scheduler.createColdObservable([.next(5, 10), .completed(30)])
    let observer = scheduler.start {
      source.flatMapFirst { element in
        calls.write(element)
        return inner
      }
    }
    #expect(observer.events == [.next(215, 10), .next(255, 10), .completed(280)])
    #expect(calls.entries == [1, 3])
  }
}
