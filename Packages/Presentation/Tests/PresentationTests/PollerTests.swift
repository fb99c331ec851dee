import Foundation
import Networking
import Presentation
import Reactive
import ReactiveTest
import Testing

@MainActor @Suite struct PollerTests {
  private let clock = TestScheduler(initialClock: 0, resolution: 1)

  /// A poller whose requests end immediately, and the times at which the poller sent them.
  @MainActor private final class Requests {
    var times: [Int] = []
    var isSuccess = true
    var poller: Poller?

    init(_ clock: TestScheduler, interval: Double = 30) {
      poller = Poller(interval: interval, clock: clock) { [weak self] in
        guard let self else { return }
        times.append(clock.clock)
        poller?.began()
        poller?.ended(isSuccess: isSuccess)
      }
    }
  }

  @Test func `A poller sends a request when it becomes active, and then one in each interval while it is active`() {
    let requests = Requests(clock)
    clock.advanceTo(5)
    requests.poller?.isActive = true
    clock.advanceTo(100)
    requests.poller?.isActive = false
    clock.advanceTo(200)
    #expect(requests.times == [5, 35, 65, 95])
  }

  @Test func `A poller with an interval of one second waits that long`() {
    let requests = Requests(clock, interval: 1)
    requests.poller?.isActive = true
    clock.advanceTo(3)
    #expect(requests.times == [0, 1, 2, 3])
  }

  @Test func `A poller waits twice as long after each failure, at most five minutes`() {
    let requests = Requests(clock)
    requests.isSuccess = false
    requests.poller?.isActive = true
    clock.advanceTo(1_100)
    #expect(requests.times == [0, 60, 180, 420, 720, 1_020])
    requests.isSuccess = true
    clock.advanceTo(1_351)
    #expect(requests.times.suffix(2) == [1_320, 1_350])
  }

  @Test func `A poller sends the last request that the rate limit permits, and none while one is running`() {
    let requests = Requests(clock)
    requests.poller?.limit = RateLimit(limit: 300, remaining: 1, resetsAt: Date(timeIntervalSince1970: 50))
    requests.poller?.began()
    requests.poller?.isActive = true
    requests.poller?.askNow()
    #expect(requests.times.isEmpty)
    requests.poller?.ended(isSuccess: true)
    requests.poller?.askNow()
    #expect(requests.times == [0])
  }

  @Test func `A poller sends no request while the rate limit is exceeded`() {
    let requests = Requests(clock)
    requests.poller?.limit = RateLimit(limit: 300, remaining: 0, resetsAt: Date(timeIntervalSince1970: 50))
    requests.poller?.isActive = true
    clock.advanceTo(49)
    #expect(requests.times.isEmpty)
    clock.advanceTo(51)
    #expect(requests.times == [50])
  }
}
