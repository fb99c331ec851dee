import Reactive
import ReactiveTest
import Testing

@Suite struct TakeTests {
  @Test func `take completes right after its last element and disposes of the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    #expect(scheduler.start { source.take(2) }.events == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `take(0) completes at once without subscribing to the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1)])
    #expect(scheduler.start { source.take(0) }.events == [.completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test func `take forwards the terminal event of a source that ends before the count is reached`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    #expect(scheduler.start { source.take(2) }.events == [.next(210, 1), .completed(220)])
    let another = TestScheduler(initialClock: 0)
    #expect(another.start { Observable<Int>.error(Fault("source")).take(2) }.events == [.error(200, Fault("source"))])
  }

  @Test func `Disposing of take disposes of its source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    #expect(scheduler.start(disposed: 215) { source.take(5) }.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `take emits no more than its count if the source emits during a delivery`() {
    let subject = PublishSubject<Int>()
    let journal = Journal()
    _ = subject.take(2).subscribe { event in
      journal.write("\(event)")
      if let element = event.element { subject.onNext(element + 1) }
    }
    subject.onNext(1)
    #expect(journal.entries == ["next(1)", "next(2)", "completed"])
  }

  @Test func `take traps on a negative count`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.of(1).take(-1) }
  }
}
