import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct EnumeratedTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `enumerated counts from 0 for each subscription`() {
    let enumerated = Observable.of("a", "b").enumerated().map { "\($0.index)\($0.element)" }
    #expect(events(of: enumerated) == ["next(0a)", "next(1b)", "completed"])
    #expect(events(of: enumerated) == ["next(0a)", "next(1b)", "completed"])
  }

  @Test func `enumerated assigns the next index to an element that is sent during a delivery`() {
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

  @Test func `enumerated forwards an error, and disposes of its source on disposal`() {
    #expect(events(of: Observable<Int>.error(Fault("source")).enumerated().map(\.index)) == ["error(source)"])
    let source = scheduler.createHotObservable([.next(210, 1), .next(400, 2)])
    let observer = scheduler.start(disposed: 300) { source.enumerated().map(\.index) }
    #expect(observer.events == [.next(210, 0)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
