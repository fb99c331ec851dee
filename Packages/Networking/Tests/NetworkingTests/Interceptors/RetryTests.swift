import Foundation
import Networking
import NetworkingTest
import Reactive
import ReactiveTest
import Testing

@Suite
struct RetryTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let recorder = Recorder<String>()

  @discardableResult
  private func send(
    _ transport: ScriptedTransport, _ method: HTTPMethod = .get, headers: HTTPHeaders = [:],
    policy: RetryPolicy = RetryPolicy(baseDelay: .seconds(10), maxDelay: .seconds(30), jitter: { 1 })
  ) throws -> any Disposable {
    let client = try APIClient.scripted(transport, interceptors: [RetryInterceptor(policy, scheduler: scheduler)])
    let single: Single<String> = client.send(Endpoint(method, "/", headers: headers, decoding: .text))
    return recorder.record(single)
  }

  /// Returns the times at which the requests were sent.
  private func times(_ transport: ScriptedTransport) -> [Int] {
    var times: [Int] = []
    for second in 0...1_000 {
      scheduler.advanceTo(second)
      while times.count < transport.requests.count { times.append(second) }
    }
    return times
  }

  @Test
  func `The wait before each retry grows up to a limit, and retries end after the maximum number of attempts`() throws {
    let transport = ScriptedTransport.scripted([.failure(.transport(.connectionLost)).repeated()])
    try send(
      transport, policy: RetryPolicy(maxAttempts: 5, baseDelay: .seconds(10), maxDelay: .seconds(30), jitter: { 1 }))
    #expect(times(transport) == [0, 10, 30, 60, 90])
    #expect(recorder.errors as? [NetworkError] == [.transport(.connectionLost)])
  }

  @Test
  func `The delay of a retry is shortened at random, by at most half`() throws {
    let transport = ScriptedTransport.scripted([.status(503).repeated()])
    try send(transport, policy: RetryPolicy(baseDelay: .seconds(10), jitter: { 0 }))
    #expect(times(transport) == [0, 5, 15])
  }

  @Test
  func `Retries end with the first successful response`() throws {
    let transport = ScriptedTransport.scripted([.status(503), .json("ok")])
    try send(transport)
    scheduler.start()
    #expect(recorder.elements == ["ok"])
  }

  @Test func `A delay in Retry-After is obeyed up to the limit itself, and lengthened at random`() throws {
    let transport = ScriptedTransport.scripted([.status(429, headers: ["Retry-After": "60"]), .json("ok")])
    try send(transport, policy: RetryPolicy(baseDelay: .seconds(10), jitter: { 0.5 }))
    #expect(times(transport) == [0, 65])
  }

  @Test(arguments: [
    // The shortest delay of the virtual clock is 1.
    ("7", 7), ("Thu, 01 Jan 1970 00:00:42 GMT", 42), ("0", 1), ("Wed, 31 Dec 1969 00:00:00 GMT", 1),
  ])
  func `A retry waits as long as the server asks, in seconds or until a date`(text: String, time: Int) throws {
    let transport = ScriptedTransport.scripted([.status(429, headers: ["Retry-After": text]), .json("ok")])
    try send(transport, policy: RetryPolicy(baseDelay: .seconds(10), jitter: { 0 }))
    #expect(times(transport) == [0, time])
  }

  @Test
  func `A request is not retried if the server requests a delay that is too long`() throws {
    let transport = ScriptedTransport.scripted([.status(429, headers: ["Retry-After": "61"])])
    try send(transport)
    #expect(times(transport) == [0])
    #expect(recorder.errors as? [NetworkError] == [.status(.init(code: 429, retryAfter: .seconds(61)))])
  }

  @Test(arguments: [
    (HTTPMethod.get, false, 3), (.head, false, 3), (.put, false, 3), (.delete, false, 3), (.options, false, 3),
    (.post, false, 1), (.patch, false, 1), (.post, true, 3),
  ])
  func `Only requests that are safe to send twice are retried`(method: HTTPMethod, hasKey: Bool, count: Int) throws {
    let transport = ScriptedTransport.scripted([.status(503).repeated()])
    try send(transport, method, headers: hasKey ? ["Idempotency-Key": "1"] : [:])
    #expect(times(transport).count == count)
  }

  @Test(arguments: [
    (ScriptedReply.failure(.transport(.timeout(.connecting))), 3), (.failure(.transport(.timeout(.idle))), 3),
    (.failure(.transport(.timeout(.total))), 1), (.failure(.transport(.offline)), 1),
    (.failure(.transport(.refused("a"))), 1), (.failure(.transport(.hostNotFound("a"))), 1),
    (.failure(.transport(.tls(.expired))), 1), (.failure(.tooLarge(.body(bytes: 1))), 1),
    (.status(408), 3), (.status(425), 3), (.status(429), 3), (.status(500), 1), (.status(501), 1), (.status(502), 3),
    (.status(503), 3), (.status(504), 3), (.status(404), 1), (.status(401), 1),
  ])
  func `Only errors that may be temporary cause a retry`(reply: ScriptedReply, count: Int) throws {
    let transport = ScriptedTransport.scripted([reply.repeated()])
    try send(transport)
    #expect(times(transport).count == count)
  }

  @Test
  func `Retries end when the request is canceled`() throws {
    let transport = ScriptedTransport.scripted([.status(503)])
    let subscription = try send(transport)
    scheduler.advanceTo(5)
    subscription.dispose()
    scheduler.start()
    #expect(transport.requests.count == 1)
    #expect(recorder.errors.isEmpty)
  }
}
