import Foundation
import Networking
import NetworkingTest
import Testing

@Suite
struct RedirectTests {
  private func redirect(_ status: Int, to location: String) -> ScriptedReply {
    .status(status, headers: ["Location": location])
  }

  private func send(
    _ transport: ScriptedTransport, _ method: HTTPMethod = .get, headers: HTTPHeaders = [:], body: RequestBody = .none
  ) async throws -> String {
    try await APIClient.scripted(transport).send(
      Endpoint(method, "/a/b", headers: headers, body: body, decoding: .text))
  }

  @Test(arguments: [
    ("c", "https://api.example/a/c"), ("/c?d=1", "https://api.example/c?d=1"),
    ("//other.example/c", "https://other.example/c"), ("https://other.example/c", "https://other.example/c"),
  ])
  func `A redirect is followed, even to a relative URL`(location: String, address: String) async throws {
    let transport = ScriptedTransport.scripted([redirect(302, to: location), .json("ok")])
    #expect(try await send(transport) == "ok")
    #expect(transport.requests.last?.url.absoluteString == address)
  }

  @Test(arguments: [
    (301, HTTPMethod.post, "GET"), (302, .post, "GET"), (303, .put, "GET"), (303, .head, "HEAD"),
    (307, .post, "POST"),
    (308, .put, "PUT"), (301, .put, "PUT"),
  ])
  func `The method and the status determine whether a redirected request becomes a GET without a body`(
    status: Int, method: HTTPMethod, then: String
  ) async throws {
    let transport = ScriptedTransport.scripted([redirect(status, to: "/c"), .json("ok")])
    _ = try await send(transport, method, body: .raw(Data("x".utf8), contentType: "text/plain"))
    let second = try #require(transport.requests.last)
    #expect(second.method.rawValue == then)
    #expect(second.body.isEmpty == (then == "GET"))
    #expect((second.headers["Content-Type"] == nil) == (then == "GET"))
  }

  @Test(arguments: ["https://other.example/", "https://api.example:8443/", "https://sub.api.example/"])
  func `A redirect to another server keeps only harmless headers, even if the next redirect leads back`(target: String)
    async throws
  {
    let transport = ScriptedTransport.scripted([
      redirect(302, to: "/c"), redirect(302, to: target), redirect(302, to: "https://api.example/d"), .json("ok"),
    ])
    let harmless: HTTPHeaders = ["Accept": "x", "accept-language": "en", "User-Agent": "tessera"]
    let headers = harmless.merging([
      "Authorization": "Bearer 1", "Cookie": "a=1", "X-Api-Key": "1", "PRIVATE": "1", "If-None-Match": "1",
      "Referer": "https://api.example/a/b?token=1", "Idempotency-Key": "1",
    ])
    _ = try await send(transport, headers: headers)
    #expect(transport.requests[1].headers == headers)
    #expect(transport.requests[1].isAuthorized)
    #expect(transport.requests[2].headers == harmless)
    #expect(transport.requests[3].headers == harmless)
    #expect(transport.requests[2...].allSatisfy { !$0.isAuthorized })
  }

  @Test(
    arguments: [
      ("http://api.example/c?d=1", "http://api.example"), ("file:///etc/passwd", nil), ("javascript:alert(1)", nil),
      ("https://user:password@api.example:8443/", "https://api.example:8443"), ("https://", nil),
    ] as [(String, String?)])
  func `A redirect to an unsafe URL is not followed, and the error names its server`(location: String, server: String?)
    async
  {
    await #expect(throws: NetworkError.transport(.unsafeRedirect(to: server.flatMap { URL(string: $0) }))) {
      try await send(.scripted([redirect(302, to: location)]))
    }
  }

  @Test(arguments: [307, 308])
  func `A redirect to another server is not followed if the request has a body`(status: Int) async {
    await #expect(throws: NetworkError.transport(.unsafeRedirect(to: URL(string: "https://other.example")))) {
      try await send(.scripted([redirect(status, to: "https://other.example/")]), .post, body: .form(["password": "x"]))
    }
  }

  @Test(
    arguments: [
      (.failure(.transport(.refused("other.example"))), .transport(.refused("other.example"))),
      (.status(404), .status(StatusFailure(code: 404))),
      (.status(401), .status(StatusFailure(code: 401))),
      (.json("<html>"), .decoding(DecodingFailure(path: "", reason: .webPage))),
    ] as [(ScriptedReply, NetworkError)])
  func `An error after a redirect to another server names that server, and one after a redirect back does not`(
    reply: ScriptedReply, error: NetworkError
  ) async throws {
    let other = redirect(301, to: "https://other.example/c?token=1")
    let endpoint = Endpoint<[Int]>(.get, "/a/b")
    let url = try #require(URL(string: "https://other.example"))
    await #expect(throws: NetworkError.redirected(to: url, error)) {
      try await APIClient.scripted(ScriptedTransport.scripted([other, reply])).send(endpoint)
    }
    for path in [[redirect(301, to: "/c")], [other, redirect(301, to: "https://api.example/d")]] {
      await #expect(throws: error) {
        try await APIClient.scripted(ScriptedTransport.scripted(path + [reply])).send(endpoint)
      }
    }
  }

  @Test(arguments: ["https://api.example:8443/c", "http://api.example/c", "https://sub.api.example/c"])
  func `A redirect to another port, scheme or host carries no cookies, and cookies of its response are ignored`(
    target: String
  ) async throws {
    let jar = CookieJar()
    let base = try #require(URL(string: "http://api.example"))
    jar.store(["Set-Cookie": "a=1; Path=/; Domain=api.example"], from: base)
    let transport = ScriptedTransport.scripted([
      redirect(302, to: target), .status(200, headers: ["Set-Cookie": "a=2; Path=/; Domain=api.example"]),
    ])
    let client = APIClient(
      baseURL: target.hasPrefix("http:") ? try #require(URL(string: "http://api.example:1")) : base,
      transport: transport, interceptors: [CookieInterceptor(jar)])
    _ = try await client.send(Endpoint(.get, "/a/b", decoding: .text))
    #expect(transport.requests.map { $0.headers["Cookie"] } == ["a=1", nil])
    #expect(jar.cookies.map(\.value) == ["1"])
  }

  @Test
  func `A redirect loop ends after five redirects`() async {
    let transport = ScriptedTransport.scripted([redirect(302, to: "/a/b").repeated()])
    await #expect(throws: NetworkError.transport(.tooManyRedirects(limit: 5))) { try await send(transport) }
    #expect(transport.requests.count == 6)
  }

  @Test
  func `A redirect without a Location header fails with its status code`() async {
    await #expect(throws: NetworkError.status(StatusFailure(code: 302))) { try await send(.scripted([.status(302)])) }
  }

  @Test
  func `A redirect stores cookies and sends them with the next request`() async throws {
    let transport = ScriptedTransport.scripted([
      .status(302, headers: ["Location": "/c", "Set-Cookie": "a=1; Path=/"]), .json("ok"),
    ])
    let client = try APIClient.scripted(transport, interceptors: [CookieInterceptor(CookieJar())])
    _ = try await client.send(Endpoint(.get, "/a/b", decoding: .text))
    #expect(transport.requests.map { $0.headers["Cookie"] } == [nil, "a=1"])
  }

  @Test
  func `A relative link is relative to the URL after redirects`() async throws {
    let next: HTTPHeaders = ["Link": "<?page=2>; rel=next"]
    let moved = try APIClient.scripted([redirect(302, to: "/moved/c"), .status(200, headers: next)])
    let reply = try await moved.reply(to: Endpoint(.get, "/a/b", decoding: .ignored))
    #expect(reply.links.next?.absoluteString == "https://api.example/moved/c?page=2")

    let still = try APIClient.scripted([.status(200, headers: next)])
    let direct = try await still.reply(to: Endpoint(.get, "/a/b", decoding: .ignored))
    #expect(direct.links.next?.absoluteString == "https://api.example/a/b?page=2")
  }
}
