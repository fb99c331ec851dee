import Reactive
import ReactiveTest
import Testing

@Suite struct SmokeTests {
  @Test func mapsInVirtualTime() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(150, 1), .next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.map { $0 * 10 }.filter { $0 > 0 } }
    #expect(observer.events == [.next(210, 10), .next(220, 20), .completed(230)])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test func turnsInterleave() {
    let log = BehaviorRelay<[Int]>(value: [])
    _ = Observable.of(1, 2, 3).flatMap { Observable.of($0, $0 * 10, $0 * 100) }.subscribe(onNext: { log.accept(log.value + [$0]) })
    #expect(log.value == [1, 10, 2, 100, 20, 3, 200, 30, 300])
  }

  @Test @MainActor func drivesARelaySynchronouslyInOrder() {
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

  @Test func awaitsASingle() async throws {
    let value = try await Single<Int>.create(work: { 4 }).map { $0 + 1 }.value
    #expect(value == 5)
  }
}
