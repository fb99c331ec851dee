import Reactive
import ReactiveTest
import Testing

@Suite(.noLiveSubscriptions) struct ReplayRelayTests {
  @Test func `ReplayRelay replays as many elements as its buffer size`() {
    for (size, expected) in [(0, []), (2, ["next(2)", "next(3)"])] {
      let relay = ReplayRelay<Int>.create(bufferSize: size)
      for element in 1...3 { relay.accept(element) }
      #expect(events(of: relay) == expected)
    }
  }

  @Test func `ReplayRelay.createUnbound replays all elements`() {
    let relay = ReplayRelay<Int>.createUnbound()
    relay.accept(1)
    let journal = Journal(Int.self)
    let subscription = relay.asObservable().subscribe(onNext: journal.write)
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)
    #expect(journal.entries == [1, 2])
    #expect(events(of: relay) == ["next(1)", "next(2)", "next(3)"])
  }
}
