import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct InfallibleBindTests {
  @Test func `Infallible.bind sends elements to relays and observers whose element type may be optional`() {
    let (value, optional) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
    let (event, maybe) = (PublishRelay<Int>(), PublishRelay<Int?>())
    let journal = Journal()
    let listening = [
      event.subscribe(onNext: { journal.write("\($0)") }), maybe.subscribe(onNext: { journal.write("\($0 ?? -1)") }),
    ]
    _ = Infallible.just(1).bind(to: value)
    _ = Infallible.just(2).bind(to: optional)
    _ = Infallible.just(3).bind(to: event)
    _ = Infallible.just(4).bind(to: maybe)
    _ = Infallible.just(5).bind(to: AnyObserver<Int> { journal.write("\($0)") })
    _ = Infallible.just(6).bind(to: AnyObserver<Int?> { journal.write("\($0)") })
    #expect(value.value == 1)
    #expect(optional.value == 2)
    #expect(
      journal.entries == ["3", "4", "next(5)", "completed", "next(Optional(6))", "completed"])
    for subscription in listening { subscription.dispose() }
  }

  @Test func `Infallible.bind passes elements to closures and the sequence to functions`() {
    let journal = Journal()
    _ = Infallible.just(1).bind(onNext: { journal.write("\($0)") })
    _ = Infallible.just(2).bind(with: journal, onNext: { $0.write("\($1)") })
    _ = Infallible.just(3).bind(to: { (source: Infallible<Int>) in source.subscribe { journal.write("\($0)") } })
    let name = Infallible.just(4).bind(
      to: { (_: Infallible<Int>) in { (word: String) in "\(word)!" } }, curriedArgument: "a")
    #expect(name == "a!")
    #expect(journal.entries == ["1", "2", "next(3)", "completed"])
  }
}
