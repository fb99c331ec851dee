import Reactive
import ReactiveTest
import Testing

@Suite struct RangeTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `Observable.range emits each number and the completion in separate actions of its scheduler`() {
    let observer = scheduler.start { [scheduler] in Observable.range(start: 3, count: 2, scheduler: scheduler) }
    #expect(observer.events == [.next(201, 3), .next(202, 4), .completed(203)])
  }

  @Test func `Observable.range completes without a number if its count is zero`() {
    let observer = scheduler.start { [scheduler] in Observable<Int>.range(start: 3, count: 0, scheduler: scheduler) }
    #expect(observer.events == [.completed(201)])
  }

  @Test func `Observable.range emits no more numbers after its subscription is disposed of`() {
    let observer = scheduler.start(disposed: 203) { [scheduler] in
      Observable<Int>.range(start: 1, count: .max, scheduler: scheduler)
    }
    #expect(observer.events == [.next(201, 1), .next(202, 2)])
  }

  @Test func `Observable.range can end with the largest number of its type`() {
    let journal = Journal(Int8.self)
    _ = Observable<Int8>.range(start: 126, count: 2).subscribe(onNext: journal.write)
    #expect(journal.entries == [126, 127])
  }

  @Test func `Observable.range traps on a negative count and on a number that its type cannot represent`() async {
    await #expect(processExitsWith: .failure) { _ = Observable.range(start: 1, count: -1) }
    await #expect(processExitsWith: .failure) { _ = Observable<Int8>.range(start: 127, count: 2) }
  }

  @Test func `Observable.range with a million numbers does not grow the stack`() {
    let journal = Journal(Int.self)
    _ = Observable.range(start: 1, count: 1_000_000).takeLast(1).subscribe(onNext: journal.write)
    #expect(journal.entries == [1_000_000])
  }
}
