import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct DelayTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `delay delays elements and the completion`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(250)])
    let observer = scheduler.start { [scheduler] in source.delay(.seconds(100), scheduler: scheduler) }
    #expect(observer.events == [.next(310, 1), .next(340, 2), .completed(350)])
    #expect(source.subscriptions == [Subscription(200, 250)])
  }

  @Test func `delay forwards an error at once and drops pending elements`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(300, 2), .error(320, Fault("source"))])
    let observer = scheduler.start { [scheduler] in source.delay(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(260, 1), .error(320, Fault("source"))])
    #expect(source.subscriptions == [Subscription(200, 320)])
  }

  @Test func `delay delays the completion of an empty source`() {
    let source = scheduler.createHotObservable([.completed(220, Int.self)])
    let observed1 = scheduler.start { [scheduler] in source.delay(.seconds(10), scheduler: scheduler) }
    #expect(observed1.events == [.completed(230)])
  }

  @Test func `Disposing of delay drops pending elements`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(280, 2)])
    let observer = scheduler.start(disposed: 300) { [scheduler] in source.delay(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(260, 1)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test func `delay preserves the order of elements on a concurrent scheduler`() {
    let journal = Journal(Int.self)
    let done = DispatchSemaphore(value: 0)
    _ = Observable.from(Array(0..<500))
      .delay(.milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
      .subscribe(onNext: journal.write, onCompleted: { done.signal() })
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(journal.entries == Array(0..<500))
  }

  @Test func `delay delivers each event in a separate action of its scheduler`() {
    let observer = scheduler.start { [scheduler] in
      Observable.of(1, 2, 3).delay(.seconds(2), scheduler: scheduler)
    }
    #expect(observer.events == [.next(202, 1), .next(203, 2), .next(204, 3), .completed(205)])
  }

  @Test func `delay emits two simultaneous events one tick apart, and does not delay a later event further`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(214, 3), .completed(300)])
    let observer = scheduler.start { [scheduler] in source.delay(.seconds(10), scheduler: scheduler) }
    #expect(observer.events == [.next(220, 1), .next(221, 2), .next(224, 3), .completed(310)])
  }

  @Test func `delay also delays an element that an observer sends during a delivery`() {
    let source = PublishSubject<Int>()
    scheduler.scheduleAt(210) { source.onNext(1) }
    let observer = scheduler.start { [scheduler] in
      source.delay(.seconds(10), scheduler: scheduler).do(onNext: { if $0 < 3 { source.onNext($0 + 1) } })
    }
    #expect(observer.events == [.next(220, 1), .next(230, 2), .next(240, 3)])
  }
}
