import Dispatch
import Foundation
import Reactive
import ReactiveTest
import Synchronization
import Testing

@Suite(.noLiveSubscriptions) struct RefCountTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `refCount connects for the first subscriber, disconnects after the last, and connects again`() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(310, 3)])
    let counted = source.publish().refCount()
    let observers = [Int.self, Int.self, Int.self].map(scheduler.createObserver)
    let times = [(200, 220), (205, 240), (300, 320)]
    for (observer, (begin, end)) in zip(observers, times) {
      let subscription = SerialDisposable()
      scheduler.scheduleAt(begin) { subscription.disposable = counted.subscribe(observer) }
      scheduler.scheduleAt(end) { subscription.dispose() }
    }
    scheduler.start()
    #expect(observers[0].events == [.next(210, 1)])
    #expect(observers[1].events == [.next(210, 1), .next(230, 2)])
    #expect(observers[2].events == [.next(310, 3)])
    #expect(source.subscriptions == [Subscription(200, 240), Subscription(300, 320)])
  }

  @Test func `refCount delivers to its first subscriber the elements that are emitted while it connects`() {
    #expect(events(of: Observable.of(1, 2).publish().refCount()) == ["next(1)", "next(2)", "completed"])
  }

  @Test func `refCount connects again for a subscription that is made while the completion is delivered`() {
    let runs = Journal(Int.self)
    let counted = Observable.just(1).do(onSubscribe: { runs.write(1) }).publish().refCount()
    let journal = Journal()
    _ = counted.subscribe(onCompleted: { _ = counted.subscribe { journal.write("\($0)") } })
    #expect(runs.entries.count == 2)
    #expect(journal.entries == ["next(1)", "completed"])
  }

  @Test func `refCount does not subscribe to its source if its subject has ended`() {
    let runs = Journal(Int.self)
    let subject = ReplaySubject<Int>.createUnbounded()
    subject.onNext(1)
    subject.onCompleted()
    let counted = Observable.just(2).do(onSubscribe: { runs.write(1) }).multicast(subject).refCount()
    #expect(events(of: counted) == ["next(1)", "completed"])
    #expect(runs.entries == [])
  }

  @Test func `refCount forwards an error to its subscriber and connects again for the next one`() {
    let counted = Observable<Int>.error(Fault("source")).publish().refCount()
    #expect(events(of: counted) == ["error(source)"])
    #expect(events(of: counted) == ["error(source)"])
  }

  @Test func `refCount disposes of the source inside the last dispose, and connects again for a nested subscriber`() {
    let journal = Journal()
    let late = SerialDisposable()
    let counted = BehaviorRelay<Observable<Int>?>(value: nil)
    let source = Observable<Int>.create { observer in
      journal.write("connect")
      observer.onNext(1)
      return Disposables.create(with: {
        journal.write("disconnect")
        guard let sequence = counted.value, journal.entries.count == 2 else { return }
        late.disposable = sequence.subscribe(onNext: { journal.write("late \($0)") })
        journal.write("asked")
      })
    }
    counted.accept(source.publish().refCount())
    let subscription = counted.value?.subscribe(onNext: { _ in })
    subscription?.dispose()
    journal.write("disposed")
    late.dispose()
    counted.accept(nil)
    #expect(journal.entries == ["connect", "disconnect", "asked", "connect", "late 1", "disposed", "disconnect"])
  }

  @Test func `refCount waits for the end of a connection before it connects for a subscriber on another thread`() {
    let connections = Overlap()
    let leaving = DispatchSemaphore(value: 0)
    let mayLeave = DispatchSemaphore(value: 0)
    let left = DispatchSemaphore(value: 0)
    let source = Observable<Int>.create { _ in
      connections.begin()
      return Disposables.create(with: {
        leaving.signal()
        mayLeave.wait()
        connections.end()
      })
    }
    let counted = BehaviorRelay<Observable<Int>?>(value: nil)
    let isFirst = Atomic(true)
    let connectable = source.multicast(makeSubject: {
      // Before this subscriber is counted, another one subscribes and starts to dispose of the connection.
      if isFirst.exchange(false, ordering: .sequentiallyConsistent) {
        Thread.detachNewThread {
          counted.value?.subscribe(onNext: { _ in }).dispose()
          left.signal()
        }
        #expect(leaving.wait(timeout: .now() + 60) == .success)
      }
      return PublishSubject<Int>()
    })
    counted.accept(connectable.refCount())
    let subscription = counted.value?.subscribe(onNext: { _ in })
    mayLeave.signal()
    #expect(left.wait(timeout: .now() + 60) == .success)
    mayLeave.signal()
    #expect(!connections.isEmpty)
    subscription?.dispose()
    #expect(connections.most == 1)
    #expect(connections.isEmpty)
    counted.accept(nil)
  }

  @Test func `refCount has at most one connection while four threads subscribe and dispose`() {
    let connections = Overlap()
    let source = Observable<Int>.create { observer in
      connections.begin()
      observer.onNext(1)
      return Disposables.create(with: { connections.end() })
    }
    let counted = source.replay(1).refCount()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 {
        let got = Atomic(0)
        let subscription = counted.subscribe(onNext: { _ in got.wrappingAdd(1, ordering: .relaxed) })
        subscription.dispose()
      }
    }
    #expect(connections.most == 1)
    #expect(connections.isEmpty)
  }

  @Test func `refCount also counts the subscribers of a client type that conforms to ConnectableObservableType`() {
    let source = PublishSubject<Int>()
    let counted = Wrapped(connectable: source.publish()).refCount()
    let journal = Journal()
    let first = counted.subscribe(onNext: { journal.write("A\($0)") })
    let second = counted.subscribe(onNext: { journal.write("B\($0)") })
    source.onNext(1)
    first.dispose()
    source.onNext(2)
    second.dispose()
    #expect(!source.hasObservers)
    _ = counted.subscribe(onCompleted: { journal.write("|") })
    source.onCompleted()
    #expect(journal.entries == ["A1", "B1", "B2", "|"])
  }
}

private struct Wrapped: ConnectableObservableType {
  typealias Element = Int

  let connectable: ConnectableObservable<Int>

  func connect() -> any Disposable { connectable.connect() }

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
    connectable.subscribe(observer)
  }
}
