import Reactive
import ReactiveTest
import Testing

@Suite struct FirstTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `first emits the first element and disposes of the source`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    #expect(scheduler.start { source.first() }.events == [.next(210, 1), .completed(210)])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test func `first emits nil for an empty source`() {
    let source = scheduler.createHotObservable([.completed(220, Int.self)])
    #expect(scheduler.start { source.first() }.events == [.next(220, nil), .completed(220)])
  }

  @Test func `first forwards an error of the source`() {
    let source = scheduler.createHotObservable([.error(220, Fault("source"), Int.self)])
    #expect(scheduler.start { source.first() }.events == [.error(220, Fault("source"))])
  }

  @Test func `first drops an element that is sent during the delivery of the first one`() {
    let subject = PublishSubject<Int>()
    let journal = Journal(Int.self)
    _ = subject.first().subscribe(onSuccess: {
      journal.write($0 ?? -1)
      subject.onNext(2)
    })
    subject.onNext(1)
    #expect(journal.entries == [1])
  }
}
