import Foundation
import Reactive
import Testing

/// Tests of deadlocks that users of similar libraries have reported: one thread runs client code inside the library
/// that waits for a lock, and the thread that holds this lock enters the library. The library must not block either
/// thread.
@Suite struct ForeignLockTests {
  @Test(arguments: Shape.all)
  fileprivate func `A thread with a client lock can enter the library while another thread inside waits for that lock`(
    shape: Shape
  ) {
    let lock = DispatchSemaphore(value: 1)
    let (inside, left, entered) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    let bag = CompositeDisposable()
    let isFirst = Journal(Int.self)
    let (enter, enterWithLock) = shape.make(bag) {
      guard isFirst.write(1, ifCountIs: 0) else { return }
      inside.signal()
      if lock.wait(timeout: .now() + 30) == .success { lock.signal() }
    }
    lock.wait()
    Thread.detachNewThread {
      enter()
      left.signal()
    }
    #expect(inside.wait(timeout: .now() + 30) == .success, "the foreign code never ran")
    Thread.detachNewThread {
      enterWithLock()
      entered.signal()
    }
    #expect(entered.wait(timeout: .now() + 20) == .success, "deadlock: the thread with the lock does not come out")
    lock.signal()
    #expect(left.wait(timeout: .now() + 40) == .success, "the thread that wanted the lock does not come out")
    bag.dispose()
  }
}

extension Journal {
  /// Appends `entry` if the journal has `count` entries. Returns `false` if it has another number of entries.
  fileprivate func write(_ entry: Entry, ifCountIs count: Int) -> Bool {
    guard entries.count == count else { return false }
    write(entry)
    return true
  }
}

private struct Shape: Sendable, CustomTestStringConvertible {
  typealias Step = @Sendable () -> Void

  let testDescription: String
  /// A closure that returns the steps of the thread whose client code calls `wantLock`, and of the thread that holds
  /// the lock.
  let make: @Sendable (_ bag: CompositeDisposable, _ wantLock: @escaping Step) -> (enter: Step, enterWithLock: Step)

  init(
    _ testDescription: String,
    make: @escaping @Sendable (_ bag: CompositeDisposable, _ wantLock: @escaping Step) -> (Step, Step)
  ) {
    self.testDescription = testDescription
    self.make = make
  }

  static let all = replaying + tearingDown + combining

  private static let replaying = [
    Shape("share(replay:): subscribing against sending") { bag, wantLock in
      let source = PublishSubject<Int>()
      let shared = source.share(replay: 1)
      _ = bag.insert(shared.subscribe(onNext: { _ in }))
      source.onNext(1)
      return (
        { _ = bag.insert(shared.subscribe(onNext: { _ in wantLock() })) },
        {
          source.onNext(2)
          shared.subscribe(onNext: { _ in }).dispose()
        }
      )
    },
    Shape("ReplaySubject: a replay against sending and subscribing") { bag, wantLock in
      let subject = ReplaySubject<Int>.create(bufferSize: 2)
      subject.onNext(1)
      return (
        { _ = bag.insert(subject.subscribe(onNext: { _ in wantLock() })) },
        {
          subject.onNext(2)
          subject.subscribe(onNext: { _ in }).dispose()
        }
      )
    },
    Shape("BehaviorSubject: subscribing against sending and reading") { bag, wantLock in
      let subject = BehaviorSubject(value: 1)
      return (
        { _ = bag.insert(subject.subscribe(onNext: { _ in wantLock() })) },
        {
          subject.onNext(2)
          _ = try? subject.value()
          subject.subscribe(onNext: { _ in }).dispose()
        }
      )
    },
    Shape("PublishSubject: subscribing after the end against the same") { _, wantLock in
      let subject = PublishSubject<Int>()
      subject.onCompleted()
      return (
        { _ = subject.subscribe(onCompleted: wantLock) },
        { _ = subject.subscribe(onCompleted: {}) }
      )
    },
    Shape("AsyncSubject: the end against subscribing") { _, wantLock in
      let subject = AsyncSubject<Int>()
      _ = subject.subscribe(onNext: { _ in wantLock() })
      subject.onNext(1)
      return (
        { subject.onCompleted() },
        { subject.subscribe(onNext: { _ in }).dispose() }
      )
    },
  ]

  /// Returns a source that waits for the lock when it is disposed of.
  private static func source(_ subject: PublishSubject<Int>, _ wantLock: @escaping Step) -> Observable<Int> {
    .create { observer in Disposables.create(subject.subscribe(observer), Disposables.create(with: wantLock)) }
  }

  private static let tearingDown = [
    Shape("connect: the end of a connection against connecting") { bag, wantLock in
      let connectable = source(PublishSubject(), wantLock).publish()
      let connection = connectable.connect()
      return (
        { connection.dispose() },
        {
          _ = bag.insert(connectable.subscribe(onNext: { _ in }))
          _ = bag.insert(connectable.connect())
        }
      )
    },
    Shape("refCount: the last leaving against the first coming") { bag, wantLock in
      let counted = source(PublishSubject(), wantLock).publish().refCount()
      let last = counted.subscribe(onNext: { _ in })
      return ({ last.dispose() }, { _ = bag.insert(counted.subscribe(onNext: { _ in })) })
    },
    Shape("share: the last leaving against the first coming") { bag, wantLock in
      let shared = source(PublishSubject(), wantLock).share(replay: 1)
      let last = shared.subscribe(onNext: { _ in })
      return ({ last.dispose() }, { _ = bag.insert(shared.subscribe(onNext: { _ in })) })
    },
    Shape("share: the end of the source against subscribing") { bag, wantLock in
      let subject = PublishSubject<Int>()
      let shared = source(subject, wantLock).share()
      _ = bag.insert(shared.subscribe(onNext: { _ in }))
      return ({ subject.onCompleted() }, { _ = bag.insert(shared.subscribe(onNext: { _ in })) })
    },
    Shape("merge: the end of an inner sequence against another's elements") { bag, wantLock in
      let (ending, other) = (PublishSubject<Int>(), PublishSubject<Int>())
      let outer = PublishSubject<Observable<Int>>()
      _ = bag.insert(outer.merge().subscribe(onNext: { _ in }))
      outer.onNext(source(ending, wantLock))
      outer.onNext(other.asObservable())
      return (
        { ending.onCompleted() },
        {
          other.onNext(1)
          outer.onNext(.just(2))
        }
      )
    },
    Shape("switchLatest: the change to another sequence against its elements") { bag, wantLock in
      let other = PublishSubject<Int>()
      let outer = PublishSubject<Observable<Int>>()
      _ = bag.insert(outer.switchLatest().subscribe(onNext: { _ in }))
      outer.onNext(source(PublishSubject(), wantLock))
      return (
        { outer.onNext(other.asObservable()) },
        {
          other.onNext(1)
          outer.onNext(.just(2))
        }
      )
    },
  ]

  /// Returns a case in which the observer waits for the lock when it receives its first element. The thread with the
  /// lock sends to both inputs and disposes.
  private static func observing(
    _ name: String, _ combine: @escaping @Sendable (PublishSubject<Int>, PublishSubject<Int>) -> Observable<Int>
  ) -> Shape {
    Shape(name) { _, wantLock in
      let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
      let subscription = combine(a, b).subscribe(onNext: { _ in wantLock() })
      return (
        {
          b.onNext(1)
          a.onNext(2)
          b.onNext(3)
        },
        {
          a.onNext(4)
          b.onNext(5)
          subscription.dispose()
        }
      )
    }
  }

  private static let combining = [
    observing("combineLatest: delivering against sending") { .combineLatest($0, $1) { $0 + $1 } },
    observing("zip: delivering against sending") { .zip($0, $1) { $0 + $1 } },
    observing("zip of a collection: delivering against sending") { .zip([$0, $1]) { $0.reduce(0, +) } },
    observing("withLatestFrom: delivering against sending") { $0.withLatestFrom($1) { $0 + $1 } },
    observing("merge: delivering against sending") { .merge($0.asObservable(), $1.asObservable()) },
    observing("amb: delivering against sending") { $0.amb($1) },
    observing("take(until:): delivering against sending") { a, b in a.take(until: b.filter { $0 > 3 }) },
    observing("sample: delivering against sending") { $0.sample($1) },
    observing("groupBy: delivering against sending") { a, b in
      Observable.merge(a.asObservable(), b.asObservable()).groupBy { $0 }.flatMap { $0 }
    },
    observing("buffer: delivering against sending") {
      .merge($0.asObservable(), $1.asObservable())
        .buffer(timeSpan: .seconds(60), count: 1, scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
        .map(\.count)
    },
    observing("window: delivering against sending") {
      Observable.merge($0.asObservable(), $1.asObservable())
        .window(timeSpan: .seconds(60), count: 1, scheduler: ConcurrentDispatchQueueScheduler(qos: .default)).merge()
    },
    observing("throttle: delivering against sending") {
      Observable.merge($0.asObservable(), $1.asObservable())
        .throttle(.seconds(60), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
    },
    observing("debounce: delivering against sending") {
      Observable.merge($0.asObservable(), $1.asObservable())
        .debounce(.milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
    },
  ]
}
