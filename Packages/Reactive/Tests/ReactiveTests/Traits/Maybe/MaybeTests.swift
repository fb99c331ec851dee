import Dispatch
import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct MaybeTests {
  private let journal = Journal()

  private func note<Element>(_ maybe: Maybe<Element>) {
    _ = maybe.subscribe { [journal] in journal.write("\($0)") }
  }

  @Test func `Maybe emits an element, a completion or an error once`() {
    note(.just(1))
    note(Maybe<Int>.empty())
    note(Maybe<Int>.error(Fault("maybe")))
    #expect(journal.entries == ["success(1)", "completed", "error(maybe)"])
  }

  @Test func `Maybe.create emits its first event and ignores others`() {
    note(
      Maybe<Int>.create { observer in
        observer(.success(1))
        observer(.completed)
        observer(.error(Fault("late")))
        return Disposables.create()
      })
    note(
      Maybe<Int>.create { observer in
        observer(.completed)
        observer(.success(1))
        return Disposables.create()
      })
    #expect(journal.entries == ["success(1)", "completed"])
  }

  @Test func `Maybe does not call onCompleted after an element`() {
    for maybe in [Maybe.just(1), .empty(), .error(Fault("maybe"))] {
      _ = maybe.subscribe(
        onSuccess: { [journal] in journal.write("\($0)") }, onError: { [journal] in journal.write("\($0)") },
        onCompleted: { [journal] in journal.write("completed") },
        onDisposed: { [journal] in journal.write("disposed") })
    }
    #expect(journal.entries == ["1", "disposed", "completed", "disposed", "maybe", "disposed"])
  }

  @Test func `Disposing of a Maybe prevents further events and calls onDisposed`() {
    let source = PublishSubject<Int>()
    source.asMaybe().subscribe(
      onSuccess: { [journal] in journal.write("\($0)") }, onDisposed: { [journal] in journal.write("disposed") }
    ).dispose()
    source.onNext(1)
    source.onCompleted()
    #expect(journal.entries == ["disposed"])
    #expect(!source.hasObservers)
  }

  @Test func `Maybe.subscribe(with:) passes the object to its handlers`() {
    for maybe in [Maybe.just("1"), .empty(), .error(Fault("maybe"))] {
      _ = maybe.subscribe(
        with: journal, onSuccess: { $0.write($1) }, onError: { $0.write("\($1)") },
        onCompleted: { $0.write("completed") })
    }
    #expect(journal.entries == ["1", "completed", "maybe"])
  }

  @Test func `map, compactMap, filter and flatMap on a Maybe return a Maybe with at most one element`() {
    note(Maybe.just(1).map { $0 + 1 })
    note(Maybe<Int>.empty().map { $0 + 1 })
    note(Maybe.just("a").compactMap(Int.init))
    note(Maybe.just(1).filter { $0 > 1 })
    note(Maybe.just(1).flatMap { .just($0 + 2) })
    note(Maybe.just(1).flatMap { _ in Maybe<Int>.empty() })
    #expect(journal.entries == ["success(2)", "completed", "completed", "completed", "success(3)", "completed"])
  }

  @Test func `catch and catchAndReturn on a Maybe replace an error`() {
    note(Maybe<Int>.error(Fault("maybe")).catchAndReturn(0))
    note(Maybe<Int>.error(Fault("maybe")).catch { _ in .empty() })
    #expect(journal.entries == ["success(0)", "completed"])
  }

  @Test func `Maybe.do calls onCompleted and afterCompleted after it has called afterNext for an element`() {
    note(
      Maybe.just(1).do(
        onNext: { [journal] in journal.write("on \($0)") }, afterNext: { [journal] in journal.write("after \($0)") },
        onCompleted: { [journal] in journal.write("on |") }, afterCompleted: { [journal] in journal.write("after |") }))
    #expect(journal.entries == ["on 1", "success(1)", "after 1", "on |", "after |"])
  }

  @Test func `Maybe.just(scheduler:) and Maybe.timer emit in actions of their scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    #expect(scheduler.start { Maybe.just(1, scheduler: scheduler) }.events == [.next(201, 1), .completed(202)])
    let later = TestScheduler(initialClock: 0)
    #expect(
      later.start { Maybe<Int>.timer(.seconds(50), scheduler: later) }.events == [.next(250, 0), .completed(250)])
  }

  @Test func `Maybe.ifEmpty replaces a completion without an element, and forwards an element`() {
    note(Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(1)))
    note(Maybe.just(2).ifEmpty(switchTo: Maybe.just(1)))
    _ = Maybe<Int>.empty().ifEmpty(default: 3).subscribe { [journal] in journal.write("\($0)") }
    _ = Maybe<Int>.empty().ifEmpty(switchTo: Single.just(4)).subscribe { [journal] in journal.write("\($0)") }
    #expect(journal.entries == ["success(1)", "success(2)", "success(3)", "success(4)"])
  }
}
