import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct InfallibleTests {
  private let journal = Journal()

  private func note<Element: Sendable>(_ infallible: Infallible<Element>) {
    _ = infallible.subscribe { [journal] in journal.write("\($0)") }
  }

  @Test func `Infallible.create emits elements until the completion`() {
    note(
      Infallible<Int>.create { observer in
        observer(.next(1))
        observer(.next(2))
        observer(.completed)
        observer(.next(3))
        return Disposables.create()
      })
    #expect(journal.entries == ["next(1)", "next(2)", "completed"])
  }

  @Test func `Infallible.just, of, from and empty complete, and Infallible.never does not complete`() {
    note(.just(1))
    note(.of(2, 3))
    note(.from([4]))
    note(.from(5..<6))
    note(Infallible<Int>.empty())
    Infallible<Int>.never().subscribe { [journal] in journal.write("\($0)") }.dispose()
    #expect(
      journal.entries == [
        "next(1)", "completed", "next(2)", "next(3)", "completed", "next(4)", "completed", "next(5)", "completed",
        "completed",
      ])
  }

  @Test func `Infallible.deferred calls its factory for each subscription`() {
    let deferred = Infallible<Int>.deferred { [journal] in
      journal.write("made")
      return .empty()
    }
    note(deferred)
    note(deferred)
    #expect(journal.entries == ["made", "completed", "made", "completed"])
  }

  @Test func `Infallible.subscribe calls its handlers in order, and onDisposed once`() {
    _ = Infallible.of(1, 2).subscribe(
      onNext: { [journal] in journal.write("\($0)") }, onCompleted: { [journal] in journal.write("completed") },
      onDisposed: { [journal] in journal.write("disposed") })
    #expect(journal.entries == ["1", "2", "completed", "disposed"])
  }

  @Test func `Infallible.subscribe(with:) skips its handlers after its object is deallocated`() {
    let relay = PublishRelay<Int>()
    var object: Journal<Int>? = Journal(Int.self)
    weak let held = object
    let calls = Journal(Int.self)
    let subscription = object.map { relay.asInfallible().subscribe(with: $0, onNext: { calls.write($1) }) }
    relay.accept(1)
    #expect(calls.entries == [1])
    object = nil
    #expect(held == nil)
    relay.accept(2)
    #expect(calls.entries == [1])
    subscription?.dispose()
  }

  @Test func `InfallibleEvent converts to the Event with the same content`() {
    #expect(InfallibleEvent.next(1).event == .next(1))
    #expect(InfallibleEvent<Int>.completed.event == .completed)
  }
}
