import Reactive
import ReactiveTest
import Testing

@Suite struct WithLatestFromTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test
  func `withLatestFrom drops elements until the second source emits, and ignores the completion of that source`() {
    let source = scheduler.createHotObservable([.next(210, "1"), .next(230, "2"), .next(260, "3"), .completed(270)])
    let second = scheduler.createHotObservable([.next(220, "a"), .next(240, "b"), .completed(250)])
    let observer = scheduler.start { source.withLatestFrom(second) { $0 + $1 } }
    #expect(observer.events == [.next(230, "2a"), .next(260, "3b"), .completed(270)])
    #expect(second.subscriptions == [Subscription(200, 250)])
    #expect(source.subscriptions == [Subscription(200, 270)])
  }

  @Test func `withLatestFrom without a selector emits the latest element of the second source`() {
    let journal = Journal(Int.self)
    _ = Observable.of(1, 2, 3).withLatestFrom(Observable.of(10, 20, 30)).subscribe(onNext: journal.write)
    #expect(journal.entries == [10, 20, 30])
  }

  @Test func `withLatestFrom subscribes to the second source first`() {
    let journal = Journal()
    let source = Observable<Int>.never().do(onSubscribe: { journal.write("source") })
    let second = Observable<Int>.never().do(onSubscribe: { journal.write("second") })
    source.withLatestFrom(second).subscribe(onNext: { _ in }).dispose()
    #expect(journal.entries == ["second", "source"])
  }

  @Test func `withLatestFrom forwards an error of either source`() {
    let source = scheduler.createHotObservable([.next(230, 1), .error(250, Fault("source"))])
    let second = scheduler.createHotObservable([.next(220, 1), .error(240, Fault("second"))])
    let observer = scheduler.start { source.withLatestFrom(second) }
    #expect(observer.events == [.next(230, 1), .error(240, Fault("second"))])
    #expect(source.subscriptions == [Subscription(200, 240)])
    let alone = TestScheduler(initialClock: 0)
    let observed1 = alone.start { Observable<Int>.error(Fault("source")).withLatestFrom(Observable<Int>.never()) }
    #expect(observed1.events == [.error(200, Fault("source"))])
  }

  @Test func `withLatestFrom fails with the error that its selector throws`() {
    let source = scheduler.createHotObservable([.next(230, 1), .next(240, 2)])
    let observer = scheduler.start {
      source.withLatestFrom(Observable.just(1)) { _, _ -> Int in throw Fault("selector") }
    }
    #expect(observer.events == [.error(230, Fault("selector"))])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `Disposing of withLatestFrom disposes of both sources`() {
    let source = scheduler.createHotObservable([.next(400, 1)])
    let second = scheduler.createHotObservable([.next(220, 1)])
    _ = scheduler.start(disposed: 300) { source.withLatestFrom(second) }
    #expect(source.subscriptions == [Subscription(200, 300)])
    #expect(second.subscriptions == [Subscription(200, 300)])
  }
}
