import Foundation
import Networking
import NetworkingTest
import Synchronization
import Testing

@Suite
struct CacheInterceptorTests {
  private final class Session: Sendable {
    private let name = Mutex("alice")

    var user: String {
      get { name.withLock { $0 } }
      set { name.withLock { $0 = newValue } }
    }
  }

  private let session = Session()
  private let cache = MemoryResponseCache()

  private func client(_ transport: ScriptedTransport) throws -> APIClient {
    try .scripted(transport, interceptors: [CacheInterceptor(cache) { [session] in session.user }])
  }

  private let list = Endpoint<[Int]>(.get, "/list")

  @Test
  func `The cache revalidates a stored response and returns it if it has not changed`() async throws {
    let transport = ScriptedTransport.scripted([
      .json("[1]", headers: ["ETag": "\"v1\"", "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"]),
      .status(304, headers: ["X-Seen": "2"]), .json("[2]"),
    ])
    let client = try client(transport)
    #expect(try await client.send(list) == [1])
    let second = try await client.reply(to: list)
    #expect(second.value == [1])
    #expect(second.status == 200)
    #expect(second.headers["X-Seen"] == "2")
    #expect(!second.isStale)
    #expect(try await client.send(list) == [2])
    #expect(transport.requests.map { $0.headers["If-None-Match"] } == [nil, "\"v1\"", "\"v1\""])
    #expect(transport.requests.last?.headers["If-Modified-Since"] == "Sun, 06 Nov 1994 08:49:37 GMT")
  }

  @Test(arguments: [
    TransportFailure.offline, .hostNotFound("a"), .refused("a"), .timeout(.connecting), .timeout(.idle),
    .proxy(.unreachable("a")), .notHTTP,
    .connectionLost,
  ])
  func `The cache returns a stale response if the server is unreachable, or the connection times out or is lost`(
    failure: TransportFailure
  ) async throws {
    let client = try client(.scripted([.json("[1]"), .failure(.transport(failure))]))
    #expect(try await !client.reply(to: list).isStale)
    let reply = try await client.reply(to: list)
    #expect(reply.value == [1])
    #expect(reply.isStale)
  }

  @Test(arguments: [
    ScriptedReply.status(401), .status(404), .status(500), .json("{}"), .failure(.transport(.tls(.expired))),
    .failure(.transport(.malformedReply)), .failure(.tooLarge(.body(bytes: 1))),
  ])
  func `The cache does not return a stale response in place of an error that the server causes`(reply: ScriptedReply)
    async throws
  {
    let client = try client(.scripted([.json("[1]"), reply]))
    _ = try await client.send(list)
    await #expect(throws: NetworkError.self) { try await client.send(list) }
  }

  @Test
  func `The cache does not store a business error`() async throws {
    let format = EnvelopeFormat(code: "errorCode", message: "errorMsg")
    let endpoint = Endpoint<[Int]>(.get, "/coins", decoding: .envelope(format))
    let client = try client(
      .scripted([
        .json(#"{"data":[1],"errorCode":0}"#), .json(#"{"errorCode":-1001,"errorMsg":"log in"}"#),
        .failure(.transport(.offline)),
      ]))
    #expect(try await client.send(endpoint) == [1])
    await #expect(throws: NetworkError.business(.init(code: -1001, message: "log in"))) {
      try await client.send(endpoint)
    }
    #expect(try await client.send(endpoint) == [1])
  }

  @Test
  func `The cache separates the responses of users`() async throws {
    let client = try client(
      .scripted([
        .json("[1]"), .failure(.transport(.offline)), .json("[2]"), .failure(.transport(.offline)),
      ]))
    _ = try await client.send(list)
    session.user = "bob"
    await #expect(throws: NetworkError.transport(.offline)) { try await client.send(list) }
    _ = try await client.send(list)
    session.user = "alice"
    #expect(try await client.send(list) == [1])
  }

  @Test
  func `The cache can remove the responses of a user`() async throws {
    let client = try client(.scripted([.json("[1]"), .failure(.transport(.offline))]))
    _ = try await client.send(list)
    cache.removeAll(of: "bob")
    cache.removeAll(of: "alice")
    await #expect(throws: NetworkError.transport(.offline)) { try await client.send(list) }
  }

  @Test(arguments: [["Cache-Control": "private, No-Store"], ["Vary": "*"]] as [HTTPHeaders])
  func `The cache does not store a response whose headers forbid it`(headers: HTTPHeaders) async throws {
    let client = try client(.scripted([.json("[1]", headers: headers), .failure(.transport(.offline))]))
    _ = try await client.send(list)
    await #expect(throws: NetworkError.transport(.offline)) { try await client.send(list) }
  }

  @Test(arguments: [HTTPMethod.post, .put, .delete])
  func `The cache does not store responses to requests other than GET`(method: HTTPMethod) async throws {
    let client = try client(.scripted([.json("[1]"), .failure(.transport(.offline))]))
    _ = try await client.send(Endpoint<[Int]>(method, "/list"))
    await #expect(throws: NetworkError.transport(.offline)) {
      try await client.send(Endpoint<[Int]>(method, "/list"))
    }
  }

  @Test
  func `The cache does not store cookies with a response`() async throws {
    let client = try client(
      .scripted([
        .json("[1]", headers: ["Set-Cookie": "a=1"]), .failure(.transport(.offline)),
      ]))
    _ = try await client.send(list)
    #expect(try await client.reply(to: list).headers["Set-Cookie"] == nil)
  }

  @Test
  func `The cache evicts the least recently used responses`() async throws {
    let cache = MemoryResponseCache(capacity: 10)
    let transport = ScriptedTransport.scripted([
      .json("[1111]").on("GET /a"), .json("[22]").on("GET /b"), .failure(.transport(.offline)).on("GET /b"),
      .json("[333]").on("GET /c"), .json("[444444444]").on("GET /d"), .failure(.transport(.offline)).repeated(),
    ])
    let client = try APIClient.scripted(transport, interceptors: [CacheInterceptor(cache, user: { "" })])
    for path in ["/a", "/b", "/b", "/c", "/d"] as [EndpointPath] {
      _ = try await client.send(Endpoint<[Int]>(.get, path))
    }
    #expect(try await client.send(Endpoint<[Int]>(.get, "/b")) == [22])
    #expect(try await client.send(Endpoint<[Int]>(.get, "/c")) == [333])
    for path in ["/a", "/d"] as [EndpointPath] {
      await #expect(throws: NetworkError.transport(.offline)) { try await client.send(Endpoint<[Int]>(.get, path)) }
    }
  }
}
