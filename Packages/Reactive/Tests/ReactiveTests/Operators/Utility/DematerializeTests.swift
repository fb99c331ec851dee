import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct DematerializeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `dematerialize ends with a terminal event among the elements of the source, and disposes of the source`() {
    let source = scheduler.createHotObservable([
      .next(210, Event.next(1)), .next(220, .next(2)), .next(230, .completed), .next(240, .next(3)), .completed(250),
    ])
    let observer = scheduler.start { source.dematerialize() }
    #expect(observer.events == [.next(210, 1), .next(220, 2), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    #expect(events(of: Observable.just(Event<Int>.error(Fault("inside"))).dematerialize()) == ["error(inside)"])
  }

  @Test func `dematerialize forwards the terminal event of the source itself`() {
    #expect(events(of: Observable<Event<Int>>.error(Fault("source")).dematerialize()) == ["error(source)"])
    #expect(events(of: Observable<Event<Int>>.empty().dematerialize()) == ["completed"])
  }

  @Test func `dematerialize reverses materialize`() {
    for source in [Observable.of(1, 2), .of(1).concat(Observable.error(Fault("source")))] {
      #expect(events(of: source.materialize().dematerialize()) == events(of: source))
    }
  }

  @Test func `Disposing of dematerialize disposes of its source`() {
    let source = scheduler.createHotObservable([.next(400, Event.next(1))])
    _ = scheduler.start(disposed: 300) { source.dematerialize() }
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
