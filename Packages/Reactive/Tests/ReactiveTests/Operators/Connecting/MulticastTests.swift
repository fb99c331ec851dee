import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct MulticastTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `multicast subscribes to the source once, while it is connected`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(250, 3), .next(270, 4)])
    let connectable = source.multicast { PublishSubject<Int>() }
    let connection = SerialDisposable()
    scheduler.scheduleAt(220) { connection.disposable = connectable.connect() }
    scheduler.scheduleAt(260) { connection.dispose() }
    let observer = scheduler.start { connectable }
    #expect(observer.events == [.next(230, 2), .next(250, 3)])
    #expect(source.subscriptions == [Subscription(220, 260)])
  }

  @Test func `publish subscribes to the source once if it is connected twice`() {
    let source = PublishSubject<Int>()
    let runs = Journal(Int.self)
    let connectable = source.do(onSubscribe: { runs.write(1) }).publish()
    let connections = [connectable.connect(), connectable.connect()]
    #expect(runs.entries == [1])
    connections[1].dispose()
    #expect(!source.hasObservers)
    connections[0].dispose()
  }

  @Test func `multicast creates a subject for each connection, and earlier subscribers do not observe a new subject`() {
    let source = PublishSubject<Int>()
    let connectable = source.multicast { PublishSubject<Int>() }
    let journal = Journal()
    let early = connectable.subscribe(onNext: { journal.write("A\($0)") })
    let first = connectable.connect()
    source.onNext(1)
    first.dispose()
    let late = connectable.subscribe(onNext: { journal.write("B\($0)") })
    let second = connectable.connect()
    source.onNext(4)
    for disposable in [second, early, late] { disposable.dispose() }
    #expect(journal.entries == ["A1", "B4"])
  }

  @Test func `multicast(subject) uses its subject for every connection until the source ends`() {
    let source = PublishSubject<Int>()
    let connectable = source.multicast(PublishSubject<Int>())
    let journal = Journal()
    let subscription = connectable.subscribe { journal.write("\($0)") }
    connectable.connect().dispose()
    let connection = connectable.connect()
    source.onNext(1)
    source.onCompleted()
    connectable.connect().dispose()
    for disposable in [connection, subscription] { disposable.dispose() }
    #expect(journal.entries == ["next(1)", "completed"])
    #expect(events(of: connectable) == ["completed"])
  }

  @Test func `An observer of publish can connect the sequence again when it receives the completion`() {
    let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
    let runs = Journal(Int.self)
    let connectable = Observable.deferred {
      runs.write(1)
      return sources[runs.entries.count - 1].asObservable()
    }.publish()
    let journal = Journal()
    let again = SerialDisposable()
    _ = connectable.subscribe(
      onNext: { journal.write("A\($0)") },
      onCompleted: {
        again.disposable = Disposables.create(
          connectable.subscribe(onNext: { journal.write("B\($0)") }), connectable.connect())
      })
    let connection = connectable.connect()
    sources[0].onNext(1)
    sources[0].onCompleted()
    sources[1].onNext(2)
    again.dispose()
    connection.dispose()
    #expect(journal.entries == ["A1", "B2"])
  }

  @Test func `multicast with a selector subscribes to the selector's sequence first, and then to the source once`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start {
      source.multicast({ PublishSubject<Int>() }, selector: { Observable.zip($0, $0) { $0 * 10 + $1 } })
    }
    #expect(observer.events == [.next(210, 11), .next(220, 22), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
    let synchronous = Observable.of(1, 2).multicast({ PublishSubject<Int>() }, selector: { Observable.merge($0, $0) })
    #expect(events(of: synchronous) == ["next(1)", "next(1)", "next(2)", "next(2)", "completed"])
  }

  @Test func `multicast with a selector fails with the error that either closure throws`() {
    let subject = Observable.just(1).multicast(
      { () -> PublishSubject<Int> in throw Fault("subject") }, selector: { $0 })
    #expect(events(of: subject) == ["error(subject)"])
    let selector = Observable.just(1).multicast(
      { PublishSubject<Int>() }, selector: { _ -> Observable<Int> in throw Fault("selector") })
    #expect(events(of: selector) == ["error(selector)"])
  }

  @Test func `Disposing of multicast with a selector disposes of its source`() {
    let source = scheduler.createHotObservable([.next(400, 1)])
    _ = scheduler.start(disposed: 300) { source.multicast({ PublishSubject<Int>() }, selector: { $0 }) }
    #expect(source.subscriptions == [Subscription(200, 300)])
  }
}
