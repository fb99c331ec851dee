import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite struct TimerTests {
  @Test func `Observable.timer emits zero after its due time and completes`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Observable<Int>.timer(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(230, 0), .completed(230)])
  }

  @Test func `Observable.timer with a period emits numbers until its subscription is disposed of`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start(disposed: 255) {
      Observable<Int>.timer(.seconds(30), period: .seconds(10), scheduler: scheduler)
    }
    #expect(observer.events == [.next(230, 0), .next(240, 1), .next(250, 2)])
  }

  @Test(arguments: [0, -5])
  func `Observable.timer with a due time that is not positive emits in the next action of its scheduler`(
    seconds: Int
  ) {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Observable<Int>.timer(.seconds(seconds), scheduler: scheduler) }
    #expect(observer.events == [.next(201, 0), .completed(201)])
  }

  @Test func `Observable.timer emits nothing if its subscription is disposed of before the due time`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start(disposed: 229) { Observable<Int>.timer(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [])
  }
}
