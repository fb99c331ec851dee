import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite(.endsWithNoSubscription) struct PrimitiveSequenceTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test func `deferred makes the sequence anew for each subscription, and its error is the sequence's`() {
    let journal = Journal()
    let single = Single<Int>.deferred {
      journal.write("made")
      return .just(1)
    }
    _ = single.subscribe()
    _ = single.subscribe()
    #expect(journal.entries == ["made", "made"])
    _ = Maybe<Int>.deferred { throw Fault("factory") }.subscribe { journal.write("\($0)") }
    #expect(journal.entries.last == "error(factory)")
  }

  @Test func `timer sends 0 when it is due`() {
    let observer = scheduler.start { [scheduler] in Single<Int>.timer(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(230, 0), .completed(230)])
  }

  @Test func `delay moves the element, not the error`() {
    let observer = scheduler.start { [scheduler] in
      Single.just(1).delay(.seconds(30), scheduler: scheduler)
    }
    #expect(observer.events == [.next(230, 1), .completed(230)])
    let again = TestScheduler(initialClock: 0)
    let failing = again.start { Single<Int>.error(Fault("single")).delay(.seconds(30), scheduler: again) }
    #expect(failing.events == [.error(200, Fault("single"))])
  }

  @Test func `observe delivers on the scheduler, subscribe subscribes there`() {
    let observer = scheduler.start { [scheduler] in Single.just(1).observe(on: scheduler) }
    #expect(observer.events == [.next(201, 1), .completed(202)])
    let again = TestScheduler(initialClock: 0)
    #expect(again.start { Maybe.just(1).subscribe(on: again) }.events == [.next(201, 1), .completed(201)])
  }
}
