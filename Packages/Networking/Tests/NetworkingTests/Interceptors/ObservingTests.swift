import Foundation
import Networking
import NetworkingTest
import Reactive
import ReactiveTest
import Testing

@Suite
struct ObservingTests {
  private let scheduler = TestScheduler(initialClock: 0)

  @Test
  func `An activity interceptor reports whether a request is in progress`() throws {
    let activity = ActivityInterceptor()
    let active = Recorder<Bool>()
    active.record(activity.isActive)
    let transport = ScriptedTransport.scripted([
      .json("1").after(.seconds(10), on: scheduler), .failure(.transport(.offline)).after(.seconds(20), on: scheduler),
      .never,
    ])
    let client = try APIClient.scripted(transport, interceptors: [activity])
    let recorder = Recorder<String>()
    let single: Single<String> = client.send(Endpoint(.get, "/", decoding: .text))
    for _ in 0..<2 { recorder.record(single) }
    #expect(active.elements == [false, true])
    scheduler.advanceTo(19)
    #expect(active.elements == [false, true])
    scheduler.advanceTo(20)
    #expect(active.elements == [false, true, false])
    recorder.record(single).dispose()
    #expect(active.elements == [false, true, false, true, false])
  }

  @Test
  func `A rate-limit interceptor reports the remaining requests that the server allows`() throws {
    let limits = RateLimitInterceptor()
    let seen = Recorder<RateLimit?>()
    seen.record(limits.limits)
    let headers: HTTPHeaders = ["X-RateLimit-Limit": "60", "X-RateLimit-Remaining": "0"]
    let transport = ScriptedTransport.scripted([.json("1"), .status(403, headers: headers)])
    let client = try APIClient.scripted(transport, interceptors: [limits])
    let single: Single<String> = client.send(Endpoint(.get, "/", decoding: .text))
    for _ in 0..<2 { Recorder<String>().record(single) }
    #expect(seen.elements == [nil, RateLimit(limit: 60, remaining: 0)])
  }

  @Test
  func `Reachability reports at once whether the machine has a network`() async {
    let (values, continuation) = AsyncStream<Bool>.makeStream()
    let subscription = Reachability.isOnline.subscribe(onNext: { continuation.yield($0) })
    var count = 0
    for await _ in values {
      count += 1
      break
    }
    subscription.dispose()
    #expect(count == 1)
  }
}
