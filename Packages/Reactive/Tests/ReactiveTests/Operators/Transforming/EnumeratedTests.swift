import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct EnumeratedTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `counts from 0, anew for each subscription`() {
    let enumerated = Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" }
    #expect(events(of: enumerated) == ["next(0a)", "next(1b)", "completed"])
    #expect(events(of: enumerated) == ["next(0a)", "next(1b)", "completed"])
  }

  @Test func `an element caused from inside has the next index`() {
    let source = PublishSubject<String>()
    let journal = Journal()
    let subscription = source.enumerated().subscribe(onNext: { index, element in
      journal.write("\(index)\(element)")
      if element == "a" { source.onNext("b") }
    })
    source.onNext("a")
    subscription.dispose()
    #expect(journal.entries == ["0a", "1b"])
  }

  @Test func `passes the end, and disposing releases the source`() {
    #expect(events(of: Observable<Int>.error(Fault("source")).enumerated().map(\.index)) == ["error(source)"])
    let source = scheduler.createHotObservable([.next(210, 1), .next(400, 2)])
    let observer = scheduler.start(disposed: 300) { source.enumerated().map(\.index) }
    #expect(observer.events == [.next(210, 0)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
