import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct PrimitiveSequenceTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test
  func `Single.deferred calls its factory for each subscription, and Maybe.deferred fails if its factory throws`() {
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

  @Test func `Single.timer emits 0 after its due time`() {
    let observer = scheduler.start { [scheduler] in Single<Int>.timer(.seconds(30), scheduler: scheduler) }
    #expect(observer.events == [.next(230, 0), .completed(230)])
  }

  @Test func `Single.delay delays an element, but not an error`() {
    let observer = scheduler.start { [scheduler] in
      Single.just(1).delay(.seconds(30), scheduler: scheduler)
    }
    #expect(observer.events == [.next(230, 1), .completed(231)])
    let again = TestScheduler(initialClock: 0)
    let failing = again.start { Single<Int>.error(Fault("single")).delay(.seconds(30), scheduler: again) }
    #expect(failing.events == [.error(200, Fault("single"))])
  }

  @Test
  func `Single.observe(on:) delivers events on its scheduler, and Maybe.subscribe(on:) subscribes on its scheduler`() {
    let observer = scheduler.start { [scheduler] in Single.just(1).observe(on: scheduler) }
    #expect(observer.events == [.next(201, 1), .completed(202)])
    let again = TestScheduler(initialClock: 0)
    #expect(again.start { Maybe.just(1).subscribe(on: again) }.events == [.next(201, 1), .completed(201)])
  }

  @Test func `Single.delaySubscription subscribes to its source after the delay`() {
    let observer = scheduler.start { [scheduler] in Single.just(1).delaySubscription(.seconds(30), scheduler: scheduler)
    }
    #expect(observer.events == [.next(230, 1), .completed(230)])
  }

  @Test func `Single.timeout fails or switches to its other sequence after its limit`() {
    let failing = scheduler.start { [scheduler] in Single<Int>.never().timeout(.seconds(30), scheduler: scheduler) }
    #expect(failing.events == [.error(230, RxError.timeout)])
    let again = TestScheduler(initialClock: 0)
    let other = again.start { Single<Int>.never().timeout(.seconds(30), other: .just(7), scheduler: again) }
    #expect(other.events == [.next(230, 7), .completed(230)])
  }

  @Test func `Single.retry(when:) subscribes again for each element of its handler's sequence`() {
    let attempts = Journal(Int.self)
    let answers = Journal()
    let single = Single<Int>.deferred {
      attempts.write(0)
      return attempts.entries.count == 3 ? .just(1) : .error(Fault("single"))
    }
    _ = single.retry(when: { (errors: Observable<any Error>) in errors.map { _ in () } })
      .subscribe { answers.write("\($0)") }
    _ = Single<Int>.error(Fault("single")).retry(when: { (errors: Observable<Fault>) in
      errors.flatMap { Observable<Int>.error(Fault("gave up: \($0)")) }
    }).subscribe { answers.write("\($0)") }
    #expect(answers.entries == ["success(1)", "failure(gave up: single)"])
  }

  @Test func `Single.using disposes of its resource after the sequence`() {
    let journal = Journal()
    _ = Single<Int>.using(
      { CompositeDisposable(disposables: [Disposables.create(with: { journal.write("released") })]) },
      primitiveSequenceFactory: { _ in .just(1) }
    ).subscribe { journal.write("\($0)") }
    #expect(journal.entries == ["success(1)", "released"])
  }
}
