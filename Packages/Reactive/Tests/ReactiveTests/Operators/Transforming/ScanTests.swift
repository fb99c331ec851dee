import Reactive
import ReactiveTest
import Testing

@Suite struct ScanTests {
  @Test func `sends every accumulation, not the seed`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.scan(10) { $0 + $1 } }
    #expect(observer.events == [.next(210, 11), .next(220, 13), .next(230, 16), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `accumulates in place, from the seed for each subscription`() {
    let journal = Journal([Int].self)
    let source = Observable.of(1, 2).scan(into: []) { $0.append($1) }
    for _ in 1...2 { _ = source.subscribe(onNext: { journal.write($0) }) }
    #expect(journal.entries == [[1], [1, 2], [1], [1, 2]])
  }

  @Test func `an empty source only completes, a failed one only fails`() {
    #expect(
      TestScheduler(initialClock: 0).start { Observable<Int>.empty().scan(1) { $0 + $1 } }.events == [.completed(200)])
    let failed = TestScheduler(initialClock: 0).start { Observable<Int>.error(Fault("source")).scan(1) { $0 + $1 } }
    #expect(failed.events == [.error(200, Fault("source"))])
  }

  @Test func `an error that is thrown ends it and disposes of the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    let observer = scheduler.start {
      source.scan(0) { sum, element in
        if element == 2 { throw Fault("accumulator") }
        return sum + element
      }
    }
    #expect(observer.events == [.next(210, 1), .error(220, Fault("accumulator"))])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test func `disposal reaches the source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    #expect(scheduler.start(disposed: 215) { source.scan(0) { $0 + $1 } }.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }
}
