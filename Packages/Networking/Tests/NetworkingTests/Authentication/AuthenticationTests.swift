import Foundation
import Networking
import NetworkingTest
import Reactive
import ReactiveTest
import Synchronization
import Testing

@Suite
struct AuthenticationTests {
  private let scheduler = TestScheduler(initialClock: 0)
  private let old = AccessToken("old", refreshToken: "r")
  private let base: URL

  init() throws {
    base = try #require(URL(string: "https://api.example"))
  }

  private func interceptor(_ renewal: ScriptedReply...) -> (AuthenticationInterceptor, ScriptedTransport) {
    let server = ScriptedTransport.scripted(renewal)
    let client = APIClient(baseURL: base, transport: server)
    let interceptor = AuthenticationInterceptor(for: base, token: old) { token in
      let single: Single<String> = client.send(
        Endpoint(.post, "/token", body: .form(["refresh_token": token.refreshToken]), decoding: .text))
      return single.map { AccessToken($0) }
    }
    return (interceptor, server)
  }

  @discardableResult
  private func send(
    _ transport: ScriptedTransport, _ interceptor: AuthenticationInterceptor, into recorder: Recorder<String>,
    isAuthorized: Bool = true, headers: HTTPHeaders = [:]
  ) throws -> any Disposable {
    let client = try APIClient.scripted(transport, interceptors: [interceptor])
    let single: Single<String> = client.send(
      Endpoint(.get, "/", headers: headers, isAuthorized: isAuthorized, decoding: .text))
    return recorder.record(single)
  }

  @Test
  func `Authentication renews the token once for a hundred requests that receive 401, and repeats each of them`() throws
  {
    let (interceptor, server) = interceptor(.json("new").after(.seconds(5), on: scheduler))
    let rejected = (0..<100).map { _ in ScriptedReply.status(401).after(.seconds(1), on: scheduler) }
    let transport = ScriptedTransport.scripted(rejected + [.json("ok").after(.seconds(1), on: scheduler).repeated()])
    let recorder = Recorder<String>()
    let renewals = Recorder<AccessToken>()
    renewals.record(interceptor.renewals)
    for _ in 0..<100 { try send(transport, interceptor, into: recorder) }
    scheduler.start()
    #expect(server.requests.count == 1)
    #expect(recorder.elements.count == 100 && recorder.errors.isEmpty)
    #expect(
      transport.requests.map { $0.headers["Authorization"] } == Array(repeating: "Bearer old", count: 100)
        + Array(repeating: "Bearer new", count: 100))
    #expect(renewals.elements == [AccessToken("new")])
    #expect(interceptor.token == AccessToken("new"))
  }

  @Test(arguments: [
    ScriptedReply.json(#"{"error":"invalid_grant"}"#, status: 400), .status(401), .status(403),
    .failure(.business(.init(code: -1001, message: nil))),
  ])
  func `Authentication repeats no request and logs out once if the server does not renew the token`(
    refusal: ScriptedReply
  ) throws {
    let (interceptor, server) = interceptor(refusal.after(.seconds(5), on: scheduler))
    let transport = ScriptedTransport.scripted([.status(401).repeated()])
    let recorder = Recorder<String>()
    let logouts = Recorder<Void>()
    logouts.record(interceptor.logouts)
    for _ in 0..<100 { try send(transport, interceptor, into: recorder) }
    scheduler.start()
    #expect(server.requests.count == 1)
    #expect(transport.requests.count == 100)
    #expect(logouts.elements.count == 1)
    #expect(recorder.errors as? [NetworkError] == Array(repeating: .status(.init(code: 401)), count: 100))
    #expect(interceptor.token == nil)
  }

  @Test(arguments: [
    NetworkError.transport(.connectionLost), .status(.init(code: 503)), .status(.init(code: 429)),
  ])
  func `Authentication keeps the token if the renewal fails for a reason other than a refusal`(failure: NetworkError)
    throws
  {
    let (interceptor, _) = interceptor(.failure(failure))
    let recorder = Recorder<String>()
    let logouts = Recorder<Void>()
    logouts.record(interceptor.logouts)
    try send(.scripted([.status(401)]), interceptor, into: recorder)
    #expect(recorder.errors as? [NetworkError] == [failure])
    #expect(logouts.elements.isEmpty)
    #expect(interceptor.token == old)
  }

  @Test
  func `Authentication repeats a request without a renewal if its 401 arrives after the token was replaced`() throws {
    let (interceptor, server) = interceptor()
    let transport = ScriptedTransport.scripted([.status(401).after(.seconds(5), on: scheduler), .json("ok")])
    let recorder = Recorder<String>()
    try send(transport, interceptor, into: recorder)
    interceptor.token = AccessToken("newer")
    scheduler.start()
    #expect(recorder.elements == ["ok"])
    #expect(transport.requests.last?.headers["Authorization"] == "Bearer newer")
    #expect(server.requests.isEmpty)
  }

  @Test
  func `Authentication does not renew the token again after a second 401`() throws {
    let (interceptor, server) = interceptor(.json("new"))
    let recorder = Recorder<String>()
    try send(.scripted([.status(401), .status(401)]), interceptor, into: recorder)
    #expect(recorder.errors as? [NetworkError] == [.status(.init(code: 401))])
    #expect(server.requests.count == 1)
  }

  @Test
  func `Authentication completes a renewal after all waiting requests were canceled`() throws {
    let (interceptor, server) = interceptor(.json("new").after(.seconds(5), on: scheduler))
    let transport = ScriptedTransport.scripted([.status(401)])
    let recorder = Recorder<String>()
    try send(transport, interceptor, into: recorder).dispose()
    scheduler.start()
    #expect(server.requests.count == 1)
    #expect(interceptor.token == AccessToken("new"))
    #expect(transport.requests.count == 1)
    #expect(recorder.elements.isEmpty)
  }

  @Test
  func `A login during a renewal takes precedence over the renewed token`() throws {
    let (interceptor, _) = interceptor(.json("new").after(.seconds(5), on: scheduler))
    let transport = ScriptedTransport.scripted([.status(401), .json("ok")])
    let recorder = Recorder<String>()
    try send(transport, interceptor, into: recorder)
    interceptor.token = AccessToken("other user")
    scheduler.start()
    #expect(interceptor.token == AccessToken("other user"))
    #expect(transport.requests.last?.headers["Authorization"] == "Bearer other user")
  }

  @Test
  func `Authentication without a renewal logs out once, on the first 401`() throws {
    let interceptor = AuthenticationInterceptor(for: base, token: old)
    let transport = ScriptedTransport.scripted([.status(401).after(.seconds(1), on: scheduler).repeated()])
    let recorder = Recorder<String>()
    let logouts = Recorder<Void>()
    logouts.record(interceptor.logouts)
    for _ in 0..<3 { try send(transport, interceptor, into: recorder) }
    scheduler.start()
    #expect(logouts.elements.count == 1)
    #expect(recorder.errors.count == 3)
    #expect(transport.requests.count == 3)
  }

  @Test
  func `Authentication adds no token to requests that need none or go to another host`() throws {
    let (interceptor, _) = interceptor()
    let recorder = Recorder<String>()
    let transport = ScriptedTransport.scripted([.status(401).repeated()])
    try send(transport, interceptor, into: recorder, isAuthorized: false)
    try send(transport, interceptor, into: recorder, headers: ["Authorization": "Basic x"])
    interceptor.token = nil
    try send(transport, interceptor, into: recorder)
    #expect(transport.requests.map { $0.headers["Authorization"] } == [nil, "Basic x", nil])
    let elsewhere = AuthenticationInterceptor(for: try #require(URL(string: "https://other.example")), token: old)
    try send(transport, elsewhere, into: recorder)
    #expect(transport.requests.last?.headers["Authorization"] == nil)
  }

  @Test(arguments: [
    ("https://stream.example/a", true), ("http://stream.example/a", false), ("https://other.example/a", false),
  ])
  func `Authentication adds the token to requests for another server only if it was told to, and over encryption`(
    address: String, isAuthorized: Bool
  ) throws {
    let interceptor = AuthenticationInterceptor(for: base, token: old)
    interceptor.authorize(try #require(URL(string: "https://stream.example")))
    interceptor.authorize(try #require(URL(string: "http://stream.example")))
    let transport = ScriptedTransport.scripted([.json("a")])
    var request = HTTPRequest(.get, try #require(URL(string: address)))
    request.isAuthorized = true
    _ = interceptor.intercept(request, next: transport) { _ in }
    #expect((transport.requests.first?.headers["Authorization"] != nil) == isAuthorized)
  }

  @Test
  func `A printed or dumped access token contains no secret`() {
    var text = "\(old) \(String(reflecting: old)) \(Optional(old) as Any)"
    dump(old, to: &text)
    #expect(!text.contains("old"))
    #expect(old.description == "AccessToken(<redacted>)")
  }

  @Test
  func `An interceptor reports that the server accepts the token, and not that it rejects or does not receive it`()
    throws
  {
    let interceptor = AuthenticationInterceptor(for: base, token: old)
    let accepted = BehaviorRelay(value: 0)
    let subscription = interceptor.acceptances.subscribe(onNext: { accepted.accept(accepted.value + 1) })
    let transport = ScriptedTransport.scripted([
      .status(500), .status(300), .json("a"), .json("b"), .status(401), .json("c"),
    ])
    for isAuthorized in [true, true, false, true, true, true] {
      try send(transport, interceptor, into: Recorder(), isAuthorized: isAuthorized)
    }
    #expect(accepted.value == 1)
    subscription.dispose()
  }
}
