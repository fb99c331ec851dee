import Reactive
import ReactiveTest
import Testing

@Suite struct ConcatTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `the second is subscribed to in the moment the first completes`() {
    let first = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let second = scheduler.createHotObservable([.next(215, 0), .next(230, 2), .completed(240)])
    let observer = scheduler.start { first.concat(second) }
    #expect(observer.events == [.next(210, 1), .next(230, 2), .completed(240)])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 240)])
  }

  @Test func `an error keeps the next from being subscribed to`() {
    let first = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("first"))])
    let second = scheduler.createHotObservable([.next(230, 2)])
    let observer = scheduler.start { first.concat(second) }
    #expect(observer.events == [.next(210, 1), .error(220, Fault("first"))])
    #expect(second.subscriptions.isEmpty)
  }

  @Test func `nothing to concatenate completes at once`() {
    let observer = scheduler.start { Observable<Int>.concat([]) }
    #expect(observer.events == [.completed(200)])
  }

  @Test func `disposing during the second releases it`() {
    let second = scheduler.createColdObservable([.next(50, 2), .next(500, 3)])
    let observer = scheduler.start(disposed: 300) { Observable.just(1).concat(second) }
    #expect(observer.events == [.next(200, 1), .next(250, 2)])
    #expect(second.subscriptions == [Subscription(200, 300)])
  }

  @Test func `a lazy sequence is asked for one source at a time`() {
    let journal = Journal()
    _ = Observable<Int>.concat(OneByOne(journal)).take(2).subscribe(onNext: { journal.write("got \($0)") })
    #expect(journal.entries == ["made 1", "got 1", "made 2", "got 2"])
  }

  @Test func `ten thousand synchronous sources do not grow the stack`() {
    let journal = Journal(Int.self)
    _ = Observable.concat((0..<10_000).map { Observable.just($0) }).subscribe(onNext: journal.write)
    #expect(journal.entries == Array(0..<10_000))
  }
}

/// An endless sequence that writes down what it is asked for.
private struct OneByOne: Sequence, IteratorProtocol, Sendable {
  private let journal: Journal<String>
  private var made = 0

  init(_ journal: Journal<String>) { self.journal = journal }

  mutating func next() -> Observable<Int>? {
    made += 1
    journal.write("made \(made)")
    return .just(made)
  }
}
