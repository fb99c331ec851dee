import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ConcatTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `concat subscribes to the second source when the first completes`() {
    let first = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let second = scheduler.createHotObservable([.next(215, 0), .next(230, 2), .completed(240)])
    let observer = scheduler.start { first.concat(second) }
    #expect(observer.events == [.next(210, 1), .next(230, 2), .completed(240)])
    #expect(first.subscriptions == [Subscription(200, 220)])
    #expect(second.subscriptions == [Subscription(220, 240)])
  }

  @Test func `concat forwards an error and does not subscribe to the next source`() {
    let first = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("first"))])
    let second = scheduler.createHotObservable([.next(230, 2)])
    let observer = scheduler.start { first.concat(second) }
    #expect(observer.events == [.next(210, 1), .error(220, Fault("first"))])
    #expect(second.subscriptions.isEmpty)
  }

  @Test func `concat of no sources completes at once`() {
    let observer = scheduler.start { Observable<Int>.concat([]) }
    #expect(observer.events == [.completed(200)])
  }

  @Test func `Disposing of concat disposes of its current source`() {
    let second = scheduler.createColdObservable([.next(50, 2), .next(500, 3)])
    let observer = scheduler.start(disposed: 300) { Observable.just(1).concat(second) }
    #expect(observer.events == [.next(200, 1), .next(250, 2)])
    #expect(second.subscriptions == [Subscription(200, 300)])
  }

  @Test func `concat of a lazy sequence requests one source at a time`() {
    let journal = Journal()
    _ = Observable<Int>.concat(OneByOne(journal)).take(2).subscribe(onNext: { journal.write("got \($0)") })
    #expect(journal.entries == ["made 1", "got 1", "made 2", "got 2"])
  }

  @Test func `concat of ten thousand synchronous sources does not grow the stack`() {
    let journal = Journal(Int.self)
    _ = Observable.concat((0..<10_000).map { Observable.just($0) }).subscribe(onNext: journal.write)
    #expect(journal.entries == Array(0..<10_000))
  }

  @Test func `concat of an observable of sequences subscribes to them one after another`() {
    let inner = scheduler.createColdObservable([.next(10, 1), .completed(50)])
    let outer = scheduler.createHotObservable([
      .next(210, inner.asObservable()), .next(220, inner.asObservable()), .completed(230),
    ])
    let observer = scheduler.start { outer.concat() }
    #expect(observer.events == [.next(220, 1), .next(270, 1), .completed(310)])
    #expect(inner.subscriptions == [Subscription(210, 260), Subscription(260, 310)])
  }

  @Test func `concat nested a hundred thousand levels deep in its last source does not grow the stack`() {
    let count = Journal(Int.self)
    _ = Nested(depth: 0).concatenation.subscribe(onNext: { count.write($0) })
    #expect(count.entries == Array(0..<100_000))
  }

  @Test
  func `concat of an element and a deferred concat, nested a hundred thousand levels deep, does not grow the stack`() {
    let last = Journal(Int.self)
    _ = counting(from: 1).takeLast(1).subscribe(onNext: last.write)
    #expect(last.entries == [100_000])
  }

  @Test func `concat creates a deferred source when the previous source has completed, even within a deferred one`() {
    let journal = Journal()
    let source = PublishSubject<Int>()
    let rest = Observable<Int>.deferred {
      journal.write("outer")
      return .deferred {
        journal.write("inner")
        return .concat(.just(2), .just(3))
      }
    }
    _ = source.concat(rest).concat(Observable.just(4)).subscribe(onNext: { journal.write("\($0)") })
    source.onNext(1)
    source.onCompleted()
    #expect(journal.entries == ["1", "outer", "inner", "2", "3", "4"])
  }

  @Test func `concat fails with the error of a deferred source`() {
    let failing = Observable<Int>.deferred { throw Fault("factory") }
    let observer = scheduler.start { Observable.concat(.just(1), failing, .just(2)) }
    #expect(observer.events == [.next(200, 1), .error(200, Fault("factory"))])
  }

  private func counting(from number: Int) -> Observable<Int> {
    number == 100_000
      ? .just(number)
      : Observable.just(number).concat(Observable.deferred { counting(from: number + 1) })
  }
}

/// An endless sequence that logs each element it creates.
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

/// A lazy collection of two sequences: one emits a number, and the other is the concatenation of the same collection
/// for the next number.
private struct Nested: Collection, Sendable {
  let depth: Int

  var concatenation: Observable<Int> { .concat(self) }

  var startIndex: Int { 0 }
  var endIndex: Int { 2 }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Observable<Int> {
    if index == 0 { return .just(depth) }
    return depth + 1 == 100_000 ? .empty() : Nested(depth: depth + 1).concatenation
  }
}
