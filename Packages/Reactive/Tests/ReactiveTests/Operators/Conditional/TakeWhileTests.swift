import Reactive
import ReactiveTest
import Testing

@Suite struct TakeWhileTests {
  private func source(_ scheduler: TestScheduler) -> TestableObservable<Int> {
    scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 1), .completed(250)])
  }

  @Test
  func `take(while:) completes at the first element that fails its predicate, and emits it if behavior is inclusive`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    #expect(
      scheduler.start { source.take(while: { $0 < 3 }) }.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    let another = TestScheduler(initialClock: 0)
    let inclusive = self.source(another)
    #expect(
      another.start { inclusive.take(while: { $0 < 3 }, behavior: .inclusive) }.events == [
        .next(210, 1), .next(220, 2), .next(230, 3), .completed(230),
      ])
  }

  @Test func `take(until:) with a predicate completes at the first element that matches the predicate`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    #expect(scheduler.start { source.take(until: { $0 == 2 }) }.events == [.next(210, 1), .completed(220)])
    let another = TestScheduler(initialClock: 0)
    let inclusive = self.source(another)
    #expect(
      another.start { inclusive.take(until: { $0 == 2 }, behavior: .inclusive) }.events == [
        .next(210, 1), .next(220, 2), .completed(220),
      ])
  }

  @Test func `take(while:) forwards the terminal event of the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    #expect(
      scheduler.start { source.take(while: { _ in true }) }.events == [.next(210, 1), .error(220, Fault("source"))])
    let another = TestScheduler(initialClock: 0)
    #expect(another.start { Observable<Int>.empty().take(while: { _ in true }) }.events == [.completed(200)])
  }

  @Test func `take(while:) fails with the error that its predicate throws, and stops calling the predicate`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    let journal = Journal(Int.self)
    let observer = scheduler.start {
      source.take(while: {
        journal.write($0)
        if $0 == 2 { throw Fault("predicate") }
        return true
      })
    }
    #expect(observer.events == [.next(210, 1), .error(220, Fault("predicate"))])
    #expect(journal.entries == [1, 2])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `Disposing of take(while:) disposes of its source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = source(scheduler)
    #expect(scheduler.start(disposed: 215) { source.take(while: { _ in true }) }.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `take(until:behavior:) drops an element that is sent during the delivery of its last one`() {
    let subject = PublishSubject<Int>()
    let journal = Journal()
    _ = subject.take(until: { $0 == 1 }, behavior: .inclusive).subscribe { event in
      journal.write("\(event)")
      if event.element == 1 { subject.onNext(0) }
    }
    subject.onNext(1)
    #expect(journal.entries == ["next(1)", "completed"])
  }
}
