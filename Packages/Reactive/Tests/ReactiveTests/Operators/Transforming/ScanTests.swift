import Reactive
import ReactiveTest
import Testing

@Suite struct ScanTests {
  @Test func `scan emits every accumulation, but not its seed`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.scan(10) { $0 + $1 } }
    #expect(observer.events == [.next(210, 11), .next(220, 13), .next(230, 16), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `scan(into:) accumulates in place and starts each subscription with its seed`() {
    let journal = Journal([Int].self)
    let source = Observable.of(1, 2).scan(into: []) { $0.append($1) }
    for _ in 1...2 { _ = source.subscribe(onNext: { journal.write($0) }) }
    #expect(journal.entries == [[1], [1, 2], [1], [1, 2]])
  }

  @Test func `scan forwards the completion of an empty source and the error of a failed one`() {
    #expect(
      TestScheduler(initialClock: 0).start { Observable<Int>.empty().scan(1) { $0 + $1 } }.events == [.completed(200)])
    let failed = TestScheduler(initialClock: 0).start { Observable<Int>.error(Fault("source")).scan(1) { $0 + $1 } }
    #expect(failed.events == [.error(200, Fault("source"))])
  }

  @Test func `scan fails with the error that its accumulator throws, and disposes of the source`() {
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

  @Test func `Disposing of scan disposes of its source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
    #expect(scheduler.start(disposed: 215) { source.scan(0) { $0 + $1 } }.events == [.next(210, 1)])
    #expect(source.subscriptions == [Subscription(200, 215)])
  }
}
