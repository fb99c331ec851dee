import Reactive
import ReactiveTest
import Testing

@Suite struct TestableObservableTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let bag = DisposeBag()

  private var events: [Recorded<Event<Int>>] {
    [.next(210, 1), .completed(220), .next(230, 2), .error(240, Fault("source")), .next(250, 3)]
  }

  @Test func `A hot TestableObservable emits later events to observers that subscribe after a terminal event`() {
    let source = scheduler.createHotObservable(events)
    let observer = scheduler.start(subscribed: 225) { source }
    #expect(observer.events == [.next(230, 2), .error(240, Fault("source"))])
    #expect(source.subscriptions == [Subscription(225, 240)])
  }

  @Test func `A cold TestableObservable emits events at time 0 at the time of the subscription`() {
    let source = scheduler.createColdObservable([.next(0, 1), .next(10, 2), .completed(10)])
    let observer = scheduler.start { source }
    #expect(observer.events == [.next(200, 1), .next(210, 2), .completed(210)])
  }

  /// Returns the events of an observer that subscribes to `sequence`, and subscribes again after each terminal event.
  /// The last subscription stays alive.
  private func seen(_ sequence: Observable<Int>) -> [Recorded<Event<Int>>] {
    let observer = scheduler.createObserver(Int.self)
    for time in [205, 225, 245] { scheduler.scheduleAt(time) { sequence.subscribe(observer).disposed(by: bag) } }
    scheduler.start()
    return observer.events
  }

  @Test func `A shared hot TestableObservable continues for observers that subscribe after a terminal event`() {
    for share: @Sendable (Observable<Int>) -> Observable<Int> in [
      { $0.share() }, { $0.share(replay: 1) }, { $0.share(replay: 1, scope: .whileConnected) },
      { $0.multicast { PublishSubject() }.refCount() }, { $0.replay(1).refCount() },
    ] {
      let test = TestableObservableTests()
      let source = test.scheduler.createHotObservable(events)
      #expect(test.seen(share(source.asObservable())) == events)
      #expect(source.subscriptions == [Subscription(205, 220), Subscription(225, 240), Subscription(245)])
      withExtendedLifetime(test) {}
    }
  }

  @Test func `multicast(subject) connects to its source again, but an ended subject emits no more elements`() {
    let source = scheduler.createHotObservable(events)
    let connectable = source.multicast(PublishSubject<Int>())
    let observer = scheduler.createObserver(Int.self)
    for time in [205, 225, 245] {
      scheduler.scheduleAt(time) {
        connectable.subscribe(observer).disposed(by: bag)
        connectable.connect().disposed(by: bag)
      }
    }
    scheduler.start()
    #expect(observer.events == [.next(210, 1), .completed(220), .completed(225), .completed(245)])
    #expect(source.subscriptions == [Subscription(205, 220), Subscription(225, 240), Subscription(245)])
  }
}
