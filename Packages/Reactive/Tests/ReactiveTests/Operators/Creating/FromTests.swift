import Reactive
import ReactiveTest
import Testing

@Suite struct FromTests {
  @Test func `Observable.from emits each element and the completion in separate actions of its scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Observable.from([1, 2, 3], scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1), .next(202, 2), .next(203, 3), .completed(204)])
  }

  @Test func `Observable.from completes for an empty array`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start { Observable<Int>.from([], scheduler: scheduler) }
    #expect(observer.events == [.completed(201)])
  }

  @Test func `Observable.from iterates over any Sequence again for each subscription`() {
    let source = Observable<Int>.from(stride(from: 0, to: 10, by: 4))
    let journal = Journal(Int.self)
    for _ in 1...2 { _ = source.subscribe(onNext: { journal.write($0) }) }
    #expect(journal.entries == [0, 4, 8, 0, 4, 8])
  }

  @Test func `Disposing of Observable.from stops the iteration`() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.start(disposed: 203) { Observable<Int>.from(1..., scheduler: scheduler) }
    #expect(observer.events == [.next(201, 1), .next(202, 2)])
  }

  @Test func `Observable.from ends the iteration over an infinite sequence when take completes`() {
    let journal = Journal(Int.self)
    _ = Observable<Int>.from(1...).take(3).subscribe(onNext: { journal.write($0) })
    #expect(journal.entries == [1, 2, 3])
  }

  @Test func `Observable.from(optional:) emits its element, if any, and completes at once`() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(scheduler.start { Observable.from(optional: 1) }.events == [.next(200, 1), .completed(200)])
    let another = TestScheduler(initialClock: 0)
    #expect(another.start { Observable<Int>.from(optional: nil) }.events == [.completed(200)])
  }

  @Test func `Observable.from with a million elements does not grow the stack`() {
    let journal = Journal(Int.self)
    _ = Observable<Int>.from(1...1_000_000).scan(0) { sum, _ in sum + 1 }.filter { $0 == 1_000_000 }
      .subscribe(onNext: { journal.write($0) })
    #expect(journal.entries == [1_000_000])
  }

  @Test func `Observable.from(optional:scheduler:) emits its element and the completion in separate actions`() {
    let scheduler = TestScheduler(initialClock: 0)
    let some = scheduler.start { Observable.from(optional: 1, scheduler: scheduler) }
    #expect(some.events == [.next(201, 1), .completed(202)])
    let another = TestScheduler(initialClock: 0)
    let none = another.start { Observable<Int>.from(optional: nil, scheduler: another) }
    #expect(none.events == [.completed(201)])
  }
}
