import Reactive
import ReactiveTest
import Testing

@Suite struct SkipUntilTests {
  private func run(
    _ events: [Recorded<Event<Int>>], until other: [Recorded<Event<Int>>], disposed: Int = 1000
  ) -> (events: [Recorded<Event<Int>>], source: [Subscription], other: [Subscription]) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    let trigger = scheduler.createHotObservable(other)
    let observer = scheduler.start(disposed: disposed) { source.skip(until: trigger) }
    return (observer.events, source.subscriptions, trigger.subscriptions)
  }

  @Test func `skip(until:) forwards elements after the first element of its trigger, and disposes of the trigger`() {
    let result = run(
      [.next(210, 1), .next(230, 2), .next(240, 3), .completed(250)],
      until: [.next(220, 0), .error(225, Fault("late"))])
    #expect(result.events == [.next(230, 2), .next(240, 3), .completed(250)])
    #expect(result.source == [Subscription(200, 250)])
    #expect(result.other == [Subscription(200, 220)])
  }

  @Test func `skip(until:) emits nothing if the source completes before the trigger emits, and disposes of both`() {
    let result = run([.next(210, 1), .completed(220)], until: [.next(230, 0)])
    #expect(result.events == [])
    #expect(result.source == [Subscription(200, 220)])
    #expect(result.other == [Subscription(200, 220)])
  }

  @Test func `skip(until:) forwards an error of the source before the trigger emits`() {
    let result = run([.next(210, 1), .error(220, Fault("source"))], until: [.next(230, 0)])
    #expect(result.events == [.error(220, Fault("source"))])
    #expect(result.other == [Subscription(200, 220)])
  }

  @Test func `skip(until:) forwards an error of its trigger`() {
    let result = run([.next(210, 1), .next(230, 2)], until: [.error(220, Fault("other"))])
    #expect(result.events == [.error(220, Fault("other"))])
    #expect(result.source == [Subscription(200, 220)])
  }

  @Test func `skip(until:) forwards no element after its trigger completes without an element`() {
    let result = run([.next(210, 1), .next(230, 2)], until: [.completed(220)])
    #expect(result.events == [])
    #expect(result.source == [Subscription(200, 1000)])
    #expect(result.other == [Subscription(200, 220)])
  }

  @Test func `Disposing of skip(until:) disposes of the source and the trigger`() {
    let result = run([.next(210, 1)], until: [], disposed: 215)
    #expect(result.source == [Subscription(200, 215)])
    #expect(result.other == [Subscription(200, 215)])
  }

  @Test func `skip(until:) subscribes to the source before the trigger`() {
    let journal = Journal()
    func named(_ name: String) -> Observable<Int> {
      .create { _ in
        journal.write(name)
        return Disposables.create()
      }
    }
    named("source").skip(until: named("other")).subscribe().dispose()
    #expect(journal.entries == ["source", "other"])
  }

  @Test func `skip(until:) forwards elements at once if its trigger emits at once`() {
    let subject = PublishSubject<Int>()
    let journal = Journal(Int.self)
    let subscription = subject.skip(until: Observable.just(0)).subscribe(onNext: journal.write)
    subject.onNext(1)
    subscription.dispose()
    #expect(journal.entries == [1])
  }
}
