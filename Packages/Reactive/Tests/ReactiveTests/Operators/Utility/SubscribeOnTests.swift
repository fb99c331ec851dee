import Reactive
import ReactiveTest
import Testing

@Suite struct SubscribeOnTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `subscribe(on:) subscribes to the source and disposes of it in actions of its scheduler`() {
    let source = scheduler.createHotObservable([.next(201, 0), .next(210, 1)])
    let observer = scheduler.start { [scheduler] in source.subscribe(on: scheduler) }
    #expect(observer.events.last == .next(210, 1))
    #expect(source.subscriptions == [Subscription(201, 1001)])
  }

  @Test func `subscribe(on:) does not delay events, and disposes of the source one action after the terminal event`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { [scheduler] in source.subscribe(on: scheduler) }
    #expect(observer.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(201, 221)])
  }

  @Test func `subscribe(on:) disposes of a sequence of create immediately after its terminal event`() {
    let scheduler = scheduler
    let journal = Journal()
    let observers = PublishSubject<AnyObserver<Int>>()
    _ = observers.subscribe(onNext: { observer in
      scheduler.scheduleAt(100) {
        observer.onCompleted()
        journal.write("sent")
      }
    })
    let source = Observable<Int>.create { observer in
      observers.onNext(observer)
      return Disposables.create { journal.write("disposed at \(scheduler.clock)") }
    }
    _ = source.subscribe(on: scheduler).subscribe(onCompleted: { journal.write("completed") })
    scheduler.advanceTo(100)
    #expect(journal.entries == ["completed", "disposed at 100", "sent"])
  }

  @Test func `subscribe(on:) forwards an error of the source`() {
    let source = scheduler.createHotObservable([.error(220, Fault("source"), Int.self)])
    let observer = scheduler.start { [scheduler] in source.subscribe(on: scheduler) }
    #expect(observer.events == [.error(220, Fault("source"))])
  }

  @Test func `Disposing of subscribe(on:) before its scheduled action prevents the subscription`() {
    let source = scheduler.createHotObservable([.next(210, 1)])
    source.subscribe(on: scheduler).subscribe(onNext: { _ in }).dispose()
    scheduler.start()
    #expect(source.subscriptions.isEmpty)
  }
}
