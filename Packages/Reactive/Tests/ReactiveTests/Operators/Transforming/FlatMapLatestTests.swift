import Reactive
import ReactiveTest
import Testing

@Suite struct FlatMapLatestTests {
  @Test func `flatMapLatest emits only the elements of the latest inner sequence`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(225)])
    let inner = scheduler.createColdObservable([.next(8, 10), .next(20, 20), .completed(30)])
    let observer = scheduler.start { source.flatMapLatest { element in inner.map { $0 + element } } }
    #expect(observer.events == [.next(218, 11), .next(228, 12), .next(240, 22), .completed(250)])
    #expect(source.subscriptions == [Subscription(200, 225)])
    #expect(inner.subscriptions == [Subscription(210, 220), Subscription(220, 250)])
  }

  @Test func `flatMapLatest switches to the next inner sequence between the elements of a synchronous one`() {
    let journal = Journal(Int.self)
    _ = Observable.of(1, 2, 3).flatMapLatest { Observable.of($0, $0 * 10, $0 * 100) }.subscribe(onNext: {
      journal.write($0)
    })
    #expect(journal.entries == [1, 2, 3, 30, 300])
  }

  @Test func `flatMapLatest calls its selector, disposes of the previous sequence, then subscribes to the next`() {
    let journal = Journal()
    let subject = PublishSubject<Int>()
    let subscription = subject.flatMapLatest { element in
      journal.write("select \(element)")
      return Observable<Int>.create { _ in
        journal.write("subscribe \(element)")
        return Disposables.create { journal.write("dispose \(element)") }
      }
    }.subscribe()
    subject.onNext(1)
    subject.onNext(2)
    subscription.dispose()
    #expect(journal.entries == ["select 1", "subscribe 1", "select 2", "dispose 1", "subscribe 2", "dispose 2"])
  }
}
