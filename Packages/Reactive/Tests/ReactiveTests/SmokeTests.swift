import Reactive
import Testing

@Suite struct SmokeTests {
  @Test @MainActor func `A Driver of a relay delivers elements synchronously and in order`() {
    let relay = BehaviorRelay(value: 1)
    var seen: [Int] = []
    let subscription = relay.asDriver().map { $0 + 1 }.drive(onNext: { seen.append($0) })
    relay.accept(2)
    relay.accept(3)
    #expect(seen == [2, 3, 4])
    subscription.dispose()
    relay.accept(4)
    #expect(seen == [2, 3, 4])
  }

  @Test func `Single.value returns the result of asynchronous work`() async throws {
    let value = try await Single<Int>.create(work: { 4 }).map { $0 + 1 }.value
    #expect(value == 5)
  }
}
