import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct BufferTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `buffer emits an array when the array is full, when the time span has passed, and on completion`() {
    let scheduler = scheduler
    let source = scheduler.createHotObservable([.next(201, 1), .next(202, 2), .next(205, 3), .completed(225)])
    let observer = scheduler.start { source.buffer(timeSpan: .seconds(10), count: 2, scheduler: scheduler) }
    #expect(
      observer.events == [.next(202, [1, 2]), .next(212, [3]), .next(222, []), .next(225, []), .completed(225)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }

  @Test func `buffer forwards an error and drops its elements`() {
    let scheduler = scheduler
    let source = scheduler.createHotObservable([.next(201, 1), .error(205, Fault("source"))])
    let observer = scheduler.start { source.buffer(timeSpan: .seconds(10), count: 5, scheduler: scheduler) }
    #expect(observer.events == [.error(205, Fault("source"))])
  }

  @Test func `buffer adds an element that is sent during a delivery to the next array`() {
    let source = PublishSubject<Int>()
    let journal = Journal()
    let subscription = source.buffer(timeSpan: .seconds(10), count: 2, scheduler: scheduler).subscribe(onNext: {
      journal.write("\($0)")
      if $0 == [1, 2] { source.onNext(3) }
    })
    for element in [1, 2, 4] { source.onNext(element) }
    subscription.dispose()
    #expect(journal.entries == ["[1, 2]", "[3, 4]"])
  }

  @Test func `buffer emits an array before it sets the timer of the next one`() {
    let scheduler = scheduler
    let source = scheduler.createHotObservable([.next(210, 1)])
    // The timers of `timeout` and of the next array end at the same time.
    let observer = scheduler.start {
      source.buffer(timeSpan: .seconds(50), count: 1, scheduler: scheduler)
        .timeout(.seconds(50), other: Observable.just([0]), scheduler: scheduler)
    }
    #expect(observer.events == [.next(210, [1]), .next(260, [0]), .completed(260)])
  }

  @Test func `Disposing of buffer disposes of the source and the timer`() {
    let scheduler = scheduler
    let source = scheduler.createHotObservable([.next(201, 1), .next(400, 2)])
    let observer = scheduler.start(disposed: 215) {
      source.buffer(timeSpan: .seconds(10), count: 5, scheduler: scheduler)
    }
    #expect(observer.events == [.next(210, [1])])
    #expect(source.subscriptions == [Subscription(200, 215)])
    #expect(scheduler.clock == 400)
  }

  @Test func `buffer on a dispatch queue uses one timer for all buffers that fill up before it fires`() {
    let scheduler = CountingScheduler()
    let source = PublishSubject<Int>()
    let journal = Journal([Int].self)
    let subscription = source.buffer(timeSpan: .seconds(3_600), count: 2, scheduler: scheduler)
      .subscribe(onNext: journal.write)
    for element in 1...1_000 { source.onNext(element) }
    #expect(journal.entries.count == 500)
    #expect(journal.entries.last == [999, 1_000])
    #expect(scheduler.timers.entries.count == 1)
    subscription.dispose()
  }
}
