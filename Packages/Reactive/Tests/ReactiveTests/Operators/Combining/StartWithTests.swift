import Reactive
import ReactiveTest
import Testing

@Suite struct StartWithTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `startWith emits its elements on subscription, before those of the source`() {
    let source = scheduler.createHotObservable([.next(220, 3), .completed(230)])
    let observer = scheduler.start { source.startWith(1, 2) }
    #expect(observer.events == [.next(200, 1), .next(200, 2), .next(220, 3), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `startWith emits its elements before those of an earlier startWith`() {
    let journal = Journal(Int.self)
    _ = Observable.just(4).startWith(1).startWith(2, 3).subscribe(onNext: journal.write)
    #expect(journal.entries == [2, 3, 1, 4])
  }

  @Test func `startWith forwards an error and the completion of an empty source`() {
    let observed1 = scheduler.start { Observable<Int>.error(Fault("source")).startWith(1) }
    #expect(observed1.events == [.next(200, 1), .error(200, Fault("source"))])
    let empty = TestScheduler(initialClock: 0)
    let observed2 = empty.start { Observable<Int>.empty().startWith(1) }
    #expect(observed2.events == [.next(200, 1), .completed(200)])
  }

  @Test func `startWith emits no element after the downstream has completed`() {
    let observer = scheduler.start { Observable.just(3).startWith(1, 2).take(1) }
    #expect(observer.events == [.next(200, 1), .completed(200)])
  }

  @Test func `Disposing of startWith disposes of its source`() {
    let source = scheduler.createHotObservable([.next(400, 2)])
    _ = scheduler.start(disposed: 300) { source.startWith(1) }
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `A hundred thousand nested startWith operators do not grow the stack`() {
    let journal = Journal(Int.self)
    var nested = Observable.just(0)
    for element in 1...100_000 { nested = nested.startWith(element) }
    _ = nested.subscribe(onNext: journal.write)
    #expect(journal.entries == (0...100_000).reversed())
  }
}
