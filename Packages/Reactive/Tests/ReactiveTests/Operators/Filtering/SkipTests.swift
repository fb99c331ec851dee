import Reactive
import ReactiveTest
import Testing

@Suite struct SkipTests {
  @Test(arguments: [(-1, [1, 2, 3]), (0, [1, 2, 3]), (2, [3]), (3, []), (9, [])])
  func `skip(count) drops the first count elements`(count: Int, expected: [Int]) {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let observer = scheduler.start { source.skip(count) }
    #expect(observer.events.compactMap(\.value.element) == expected)
    #expect(observer.events.last == .completed(240))
    #expect(source.subscriptions == [Subscription(200, 240)])
  }

  @Test func `skip(count) counts elements for each subscription`() {
    let journal = Journal(Int.self)
    let source = Observable.of(1, 2).skip(1)
    for _ in 1...2 { _ = source.subscribe(onNext: { journal.write($0) }) }
    #expect(journal.entries == [2, 2])
  }

  @Test func `skip(count) forwards an error while it skips`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, Fault("source"))])
    #expect(scheduler.start { source.skip(5) }.events == [.error(220, Fault("source"))])
  }

  @Test func `Disposing of skip(count) disposes of its source`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3)])
    #expect(scheduler.start(disposed: 225) { source.skip(1) }.events == [.next(220, 2)])
    #expect(source.subscriptions == [Subscription(200, 225)])
  }
}
