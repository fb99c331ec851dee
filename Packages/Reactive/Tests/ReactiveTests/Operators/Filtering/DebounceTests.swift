import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct DebounceTests {
  @Test func `debounce emits the latest element after a pause, and on completion`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(201, 1), .next(203, 2), .next(220, 3), .completed(222)])
    let observer = scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
    #expect(observer.events == [.next(213, 2), .next(222, 3), .completed(222)])
    #expect(source.subscriptions == [Subscription(200, 222)])
  }

  @Test func `debounce forwards an error at once and drops its pending element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(215, Fault("source"))])
    let observer = scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
    #expect(observer.events == [.error(215, Fault("source"))])
  }

  @Test func `debounce completes if the source is empty`() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(
      scheduler.start { Observable<Int>.empty().debounce(.seconds(1), scheduler: scheduler) }.events == [
        .completed(200)
      ])
  }

  @Test func `Disposing of debounce drops its pending element`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    let observer = scheduler.start(disposed: 215) { source.debounce(.seconds(10), scheduler: scheduler) }
    #expect(observer.events == [])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `debounce drops an element that another follows within the interval`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(219, 2), .next(228, 3), .next(240, 4)])
    let observer = scheduler.start { source.debounce(.seconds(10), scheduler: scheduler) }
    #expect(observer.events == [.next(238, 3), .next(250, 4)])
  }

  @Test func `debounce on a dispatch queue has one timer for all elements that arrive before it fires`() {
    let scheduler = CountingScheduler()
    let source = PublishSubject<Int>()
    let (journal, done) = (Journal(Int.self), DispatchSemaphore(value: 0))
    let subscription = source.debounce(.milliseconds(50), scheduler: scheduler)
      .subscribe(onNext: {
        journal.write($0)
        if $0 == 1_000 { done.signal() }
      })
    for element in 1...1_000 { source.onNext(element) }
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(journal.entries.last == 1_000)
    #expect(scheduler.timers.entries.count < 100)
    subscription.dispose()
  }
}
