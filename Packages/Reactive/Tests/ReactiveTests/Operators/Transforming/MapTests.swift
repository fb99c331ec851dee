import Reactive
import ReactiveTest
import Testing

@Suite struct MapTests {
  @Test func `map transforms each element and completes with the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.map { $0 * 10 }.filter { $0 > 0 } }
    #expect(observer.events == [.next(210, 10), .next(220, 20), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func `map completes if the source is empty`() {
    #expect(TestScheduler(initialClock: 0).start { Observable<Int>.empty().map { $0 } }.events == [.completed(200)])
  }

  @Test func `map forwards an error of the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    #expect(scheduler.start { source.map { -$0 } }.events == [.next(210, -1), .error(220, Fault("source"))])
  }

  @Test func `map fails with the error that its transform throws, and does not call the transform again`() {
    let calls = Journal(Int.self)
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start {
      source.map { element in
        calls.write(element)
        if element == 2 { throw Fault("transform") }
        return element
      }
    }
    #expect(observer.events == [.next(210, 1), .error(220, Fault("transform"))])
    #expect(calls.entries == [1, 2])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `Disposing of map disposes of its source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    #expect(scheduler.start(disposed: 215) { source.map { $0 } }.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }

  @Test func `map delivers a nested element to all observers before it continues with the outer one`() {
    let subject = PublishSubject<Int>()
    let journal = Journal()
    let bag = DisposeBag()
    for name in ["A", "B"] {
      subject.map { "\(name)\($0)" }.subscribe(onNext: {
        journal.write($0)
        if $0 == "A1" { subject.onNext(2) }
      }).disposed(by: bag)
    }
    subject.onNext(1)
    #expect(journal.entries == ["A1", "A2", "B2", "B1"])
  }
}
