import Reactive
import Testing

@Suite struct BehaviorRelayTests {
  @Test func `BehaviorRelay stores a value that can be set, read and observed`() {
    let relay = BehaviorRelay(value: 1)
    let journal = Journal(Int.self)
    let subscription = relay.subscribe(AnyObserver { if let element = $0.element { journal.write(element) } })
    relay.accept(2)
    #expect(relay.value == 2)
    subscription.dispose()
    relay.accept(3)
    #expect(journal.entries == [1, 2])
    #expect(relay.value == 3)
  }

  @Test func `BehaviorRelay sets its value before it sends the value to its observers`() {
    let relay = BehaviorRelay(value: 1)
    let journal = Journal(Bool.self)
    let subscription = relay.asObservable().subscribe(onNext: { journal.write(relay.value == $0) })
    relay.accept(2)
    subscription.dispose()
    #expect(journal.entries == [true, true])
  }

  @Test func `BehaviorRelay delivers a nested value to all observers before it continues with the outer one`() {
    let relay = BehaviorRelay(value: 0)
    let journal = Journal()
    let subscription = relay.subscribe(onNext: { value in
      journal.write("A\(value)")
      if value == 1 { relay.accept(2) }
    })
    _ = relay.subscribe(onNext: { journal.write("B\($0)") })
    relay.accept(1)
    #expect(journal.entries == ["A0", "B0", "A1", "A2", "B2", "B1"])
    subscription.dispose()
  }
}
