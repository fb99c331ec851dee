import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct IntervalTests {
  @Test func `Observable.interval emits numbers from zero, one per period, until its subscription is disposed of`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start(disposed: 350) { Observable<Int>.interval(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(250, 0), .next(300, 1)])
  }

  @Test func `Observable.interval counts from zero for each subscription`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = Observable<Int>.interval(.seconds(10), scheduler: scheduler).take(2)
    let late = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(215) { _ = source.subscribe(late) }
    let observer = scheduler.start { source }
    #expect(observer.events == [.next(210, 0), .next(220, 1), .completed(220)])
    #expect(late.events == [.next(225, 0), .next(235, 1), .completed(235)])
  }

  @Test func `Observable.interval with a period of zero emits once per unit of virtual time`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start(disposed: 204) { Observable<Int>.interval(.seconds(0), scheduler: scheduler) }
    #expect(observer.events == [.next(201, 0), .next(202, 1), .next(203, 2)])
  }

  @Test func `Observable.interval continues with the smallest number after the largest number of its type`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start(disposed: 1000) {
      Observable<Int8>.interval(.seconds(1), scheduler: scheduler).skip(126).take(3)
    }
    #expect(observer.events.compactMap(\.value.element) == [126, 127, -128])
  }
}
