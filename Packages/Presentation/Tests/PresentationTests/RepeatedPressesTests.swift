import Presentation
import Reactive
import ReactiveTest
import Testing

@MainActor @Suite struct RepeatedPressesTests {
  @Test func `withoutRepeatedPresses drops nil and any intent within half a second of the last emitted one`() {
    let scheduler = TestScheduler(initialClock: 0, resolution: 0.1)
    let presses = PublishRelay<String?>()
    var intents: [String] = []
    let subscription = presses.withoutRepeatedPresses(scheduler).emit(onNext: { intents.append($0) })
    for (time, press) in [(1, "open"), (4, "open"), (5, nil), (6, "back"), (13, "open"), (14, "back")] {
      scheduler.advanceTo(time)
      presses.accept(press)
    }
    #expect(intents == ["open", "back", "open"])
    subscription.dispose()
  }
}
