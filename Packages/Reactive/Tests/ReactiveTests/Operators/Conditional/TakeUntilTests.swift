import Reactive
import ReactiveTest
import Testing

@Suite struct TakeUntilTests {
  private func run(
    _ events: [Recorded<Event<Int>>], until other: [Recorded<Event<Int>>], disposed: Int = 1000
  ) -> (events: [Recorded<Event<Int>>], source: [Subscription], other: [Subscription]) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    let trigger = scheduler.createHotObservable(other)
    let observer = scheduler.start(disposed: disposed) { source.take(until: trigger) }
    return (observer.events, source.subscriptions, trigger.subscriptions)
  }

  @Test func `take(until:) completes on an element of its trigger and disposes of the source and the trigger`() {
    let result = run([.next(210, 1), .next(220, 2), .next(230, 3)], until: [.next(225, 0)])
    #expect(result.events == [.next(210, 1), .next(220, 2), .completed(225)])
    #expect(result.source == [Subscription(200, 225)])
    #expect(result.other == [Subscription(200, 225)])
  }

  @Test func `take(until:) ignores the completion of its trigger`() {
    let result = run([.next(210, 1), .next(230, 2), .completed(240)], until: [.completed(220)])
    #expect(result.events == [.next(210, 1), .next(230, 2), .completed(240)])
    #expect(result.other == [Subscription(200, 220)])
  }

  @Test func `take(until:) forwards an error of its trigger`() {
    let result = run([.next(210, 1), .next(230, 2)], until: [.error(220, Fault("other"))])
    #expect(result.events == [.next(210, 1), .error(220, Fault("other"))])
    #expect(result.source == [Subscription(200, 220)])
  }

  @Test func `take(until:) disposes of its trigger when the source ends`() {
    #expect(run([.completed(220)], until: []).other == [Subscription(200, 220)])
    let failed = run([.error(220, Fault("source"))], until: [])
    #expect(failed.events == [.error(220, Fault("source"))])
    #expect(failed.other == [Subscription(200, 220)])
  }

  @Test func `Disposing of take(until:) disposes of the source and the trigger`() {
    let result = run([.next(210, 1)], until: [], disposed: 215)
    #expect(result.events == [.next(210, 1)])
    #expect(result.source == [Subscription(200, 215)])
    #expect(result.other == [Subscription(200, 215)])
  }

  @Test func `take(until:) subscribes to the trigger before the source`() {
    let journal = Journal()
    func named(_ name: String) -> Observable<Int> {
      .create { _ in
        journal.write(name)
        return Disposables.create()
      }
    }
    named("source").take(until: named("other")).subscribe().dispose()
    #expect(journal.entries == ["other", "source"])
  }

  @Test func `take(until:) completes when its trigger emits during a delivery, and emits no more elements`() {
    let subject = PublishSubject<Int>()
    let trigger = PublishSubject<Int>()
    let journal = Journal()
    _ = subject.take(until: trigger).subscribe { event in
      journal.write("\(event)")
      if event.element == 1 { trigger.onNext(0) }
    }
    subject.onNext(1)
    subject.onNext(2)
    #expect(journal.entries == ["next(1)", "completed"])
  }
}
