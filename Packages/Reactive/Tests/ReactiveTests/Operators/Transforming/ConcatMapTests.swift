import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ConcatMapTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `concatMap runs one sequence at a time, and calls its selector when elements arrive`() {
    let calls = Journal(Int.self)
    let inner = scheduler.createColdObservable([.next(10, 1), .next(30, 2), .completed(50)])
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let clock = scheduler
    let observer = scheduler.start {
      source.concatMap { element in
        calls.write(clock.clock)
        return inner.asObservable().map { element * 10 + $0 }
      }
    }
    #expect(
      observer.events == [.next(220, 11), .next(240, 12), .next(270, 21), .next(290, 22), .completed(310)])
    #expect(calls.entries == [210, 220])
    #expect(inner.subscriptions == [Subscription(210, 260), Subscription(260, 310)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `concatMap emits the elements of synchronous sequences one after another`() {
    let sequence = Observable.of(1, 2, 3).concatMap { Observable.of($0, $0 * 10) }
    #expect(
      events(of: sequence) == ["next(1)", "next(10)", "next(2)", "next(20)", "next(3)", "next(30)", "completed"])
  }

  @Test func `concatMap forwards an error of a sequence and does not subscribe to queued ones`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(211, 2)])
    let inner = scheduler.createColdObservable([.error(20, Fault("inner"), Int.self)])
    let observer = scheduler.start { source.concatMap { _ in inner } }
    #expect(observer.events == [.error(230, Fault("inner"))])
    #expect(inner.subscriptions == [Subscription(210, 230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `concatMap disposes of each sequence before it subscribes to the next`() {
    let journal = Journal()
    let first = PublishSubject<Int>()
    let subscription = Observable.of(1, 2).concatMap { element in
      Observable<Int>.create { observer in
        journal.write("subscribe \(element)")
        return Disposables.create(
          element == 1 ? first.subscribe(observer) : Observable.just(2).subscribe(observer),
          Disposables.create(with: { journal.write("dispose \(element)") }))
      }
    }.subscribe(onCompleted: { journal.write("completed") })
    first.onCompleted()
    subscription.dispose()
    #expect(journal.entries == ["subscribe 1", "dispose 1", "subscribe 2", "completed", "dispose 2"])
  }

  @Test func `concatMap with ten thousand queued sequences does not grow the stack`() {
    let first = PublishSubject<Int>()
    let count = Journal(Int.self)
    let subscription = Observable.from(0...10_000)
      .concatMap { $0 == 0 ? first.asObservable() : .just($0) }
      .subscribe(onNext: { count.write($0) })
    first.onCompleted()
    subscription.dispose()
    #expect(count.entries == Array(1...10_000))
  }
}
