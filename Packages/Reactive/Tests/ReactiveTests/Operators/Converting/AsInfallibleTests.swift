import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct AsInfallibleTests {
  private let journal = Journal()
  private let failing = Observable.just(1).concat(Observable<Int>.error(Fault("source")))

  private func note(_ infallible: Infallible<Int>) {
    _ = infallible.subscribe { [journal] in journal.write("\($0)") }
  }

  @Test func `asInfallible(onErrorJustReturn:) replaces an error with the given element and completes`() {
    note(failing.asInfallible(onErrorJustReturn: 0))
    #expect(journal.entries == ["next(1)", "next(0)", "completed"])
  }

  @Test func `asInfallible continues with another sequence after an error`() {
    note(failing.asInfallible(onErrorFallbackTo: .of(2, 3)))
    note(
      failing.asInfallible { [journal] error in
        journal.write("\(error)")
        return .empty()
      })
    #expect(
      journal.entries == ["next(1)", "next(2)", "next(3)", "completed", "next(1)", "source", "completed"])
  }

  @Test func `asInfallible of a relay emits the elements of the relay`() {
    let (value, events) = (BehaviorRelay(value: 1), PublishRelay<Int>())
    let subscriptions = [
      value.asInfallible().subscribe(onNext: { [journal] in journal.write("value \($0)") }),
      events.asInfallible().subscribe(onNext: { [journal] in journal.write("event \($0)") }),
    ]
    events.accept(2)
    #expect(journal.entries == ["value 1", "event 2"])
    for subscription in subscriptions { subscription.dispose() }
  }
}
