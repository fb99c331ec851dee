import Reactive
import ReactiveTest
import Testing

@Suite struct RepeatElementTests {
  @Test
  func `Observable.repeatElement emits its element once per scheduled action until its subscription is disposed of`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start(disposed: 204) { Observable.repeatElement(7, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 7), .next(202, 7), .next(203, 7)])
  }

  @Test func `Observable.repeatElement with a million elements does not grow the stack`() {
    let journal = Journal(Int.self)
    _ = Observable.repeatElement(1).take(1_000_000).scan(0, accumulator: +).takeLast(1).subscribe(onNext: journal.write)
    #expect(journal.entries == [1_000_000])
  }
}
