import Foundation
import Reactive
import ReactiveExtensions
import ReactiveTest
import Testing

@Suite struct TimestampTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `timestamp pairs each element with the time of its scheduler`() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let observer = scheduler.start { [scheduler] in source.timestamp(scheduler: scheduler) }
    let time = RxTime(timeIntervalSince1970: 210)
    #expect(observer.events == [.next(210, Timestamped(element: 1, time: time)), .completed(220)])
  }
}
