import Presentation
import Reactive
import ReactiveTest
import Testing

@MainActor @Suite struct IntentRelayTests {
  @Test func `A relay without repeated presses drops nil and any intent within half a second of the last emitted one`()
  {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    let relay = IntentRelay<String>(withoutRepeatedPresses: scheduler)
    var intents: [String] = []
    let subscription = relay.asSignal().emit(onNext: { intents.append($0) })
    for (time, press) in [(1, "open"), (4, "open"), (5, nil), (6, "back"), (13, "open"), (14, "back")] {
      scheduler.advanceTo(time)
      relay.accept(press)
    }
    #expect(intents == ["open", "back", "open"])
    subscription.dispose()
  }

  @Test func `Previews are emitted also within half a second, and a press after one is no repeated press`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    let relay = IntentRelay<String>(withoutRepeatedPresses: scheduler)
    var intents: [String] = []
    let subscription = relay.asSignal().emit(onNext: { intents.append($0) })
    scheduler.advanceTo(1)
    for row in ["first", "second"] { relay.preview(row) }
    relay.accept("open")
    relay.preview("third")
    #expect(intents == ["first", "second", "open", "third"])
    subscription.dispose()
  }

  @Test func `A relay that emits every intent drops only nil`() {
    let relay = IntentRelay<String>()
    var intents: [String] = []
    let subscription = relay.asSignal().emit(onNext: { intents.append($0) })
    for press in ["open", nil, "open"] { relay.accept(press) }
    #expect(intents == ["open", "open"])
    subscription.dispose()
  }
}
