import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct TimerTests {
  @Test func `sends zero when due, and completes`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Observable<Int>.timer(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(230, 0), .completed(230)])
  }

  @Test func `with a period it goes on without an end`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start(disposed: 255) {
      Observable<Int>.timer(.seconds(30), period: .seconds(10), scheduler: scheduler)
    }
    #expect(observer.events == [.next(230, 0), .next(240, 1), .next(250, 2)])
  }

  @Test(arguments: [0, -5]) func `a due time that has passed is as soon as possible, not at once`(seconds: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Observable<Int>.timer(.seconds(seconds), scheduler: scheduler) }
    #expect(observer.events == [.next(201, 0), .completed(201)])
  }

  @Test func `disposal before it is due stops it`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start(disposed: 229) { Observable<Int>.timer(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [])
  }
}
