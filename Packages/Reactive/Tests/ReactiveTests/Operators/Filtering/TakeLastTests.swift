import Reactive
import ReactiveTest
import Testing

@Suite struct TakeLastTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `takeLast emits the last elements when the source completes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    #expect(scheduler.start { source.takeLast(2) }.events == [.next(240, 2), .next(240, 3), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `takeLast emits all elements if there are fewer than its count`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    #expect(scheduler.start { source.takeLast(2) }.events == [.next(240, 1), .completed(240)])
  }

  @Test func `takeLast with a count of zero emits no elements and completes`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(240)])
    #expect(scheduler.start { source.takeLast(0) }.events == [.completed(240)])
  }

  @Test func `takeLast drops its buffered elements and forwards the error if the source fails`() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(240, Fault("source"))])
    #expect(scheduler.start { source.takeLast(2) }.events == [.error(240, Fault("source"))])
  }

  @Test func `Disposing of takeLast during a delivery drops the remaining elements`() {
    let source = PublishSubject<Int>()
    let journal = Journal(Int.self)
    let subscription = SerialDisposable()
    subscription.disposable = source.takeLast(2).subscribe(onNext: { element in
      journal.write(element)
      subscription.dispose()
    })
    for element in 1...3 { source.onNext(element) }
    source.onCompleted()
    #expect(journal.entries == [2])
  }

  @Test func `takeLast ignores elements that an observer sends during its deliveries`() {
    let source = PublishSubject<Int>()
    let journal = Journal(Int.self)
    _ = source.takeLast(2).subscribe(onNext: { element in
      journal.write(element)
      source.onNext(9)
    })
    for element in 1...3 { source.onNext(element) }
    source.onCompleted()
    #expect(journal.entries == [2, 3])
  }

  @Test func `takeLast traps on a negative count`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.of(1).takeLast(-1) }
  }
}
