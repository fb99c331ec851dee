import Reactive
import Testing

@Suite struct PublishRelayTests {
  @Test func `PublishRelay sends elements to current subscribers and replays none`() {
    let relay = PublishRelay<Int>()
    let journal = Journal(Int.self)
    relay.accept(1)
    let subscription = relay.subscribe(onNext: journal.write)
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)
    #expect(journal.entries == [2])
  }

  @Test func `PublishRelay sends its elements through asObservable`() {
    let relay = PublishRelay<Int>()
    let journal = Journal(Int.self)
    _ = relay.asObservable().subscribe(onNext: journal.write)
    relay.accept(1)
    #expect(journal.entries == [1])
  }
}
