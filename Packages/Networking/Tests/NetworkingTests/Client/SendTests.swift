import Foundation
import Networking
import NetworkingTest
import Testing

@Suite
struct SendTests {
  @Test
  func `The headers of an endpoint override the headers of the client`() async throws {
    let transport = ScriptedTransport.scripted([.status(204)])
    let base = try #require(URL(string: "https://api.example"))
    let client = APIClient(baseURL: base, headers: ["Accept": "a", "X-A": "1"], transport: transport)
    try await client.send(Endpoint(.get, "/", headers: ["accept": "b"], decoding: .ignored))
    #expect(transport.requests.first?.headers.values(for: "Accept") == ["b"])
    #expect(transport.requests.first?.headers["X-A"] == "1")
  }

  @Test
  func `A reply contains the value, the status and the links of the response`() async throws {
    let next = ##"<https://api.example/list?page=2>; rel="next""##
    let reply = try await APIClient.scripted([.json("[1]", status: 206, headers: ["Link": next])])
      .reply(to: Endpoint<[Int]>(.get, "/list"))
    #expect(reply.value == [1])
    #expect(reply.status == 206)
    #expect(reply.links.next?.absoluteString == "https://api.example/list?page=2")
    #expect(!reply.isStale)
  }

  @Test
  func `The client accepts the statuses that the endpoint's validation accepts`() async throws {
    let endpoint = Endpoint(.get, "/", validation: Validation { $0 == 404 }, decoding: .text)
    #expect(try await APIClient.scripted([.json("x", status: 404)]).send(endpoint) == "x")
    await #expect(throws: NetworkError.status(.init(code: 200))) {
      try await APIClient.scripted([.status(200)]).send(endpoint)
    }
  }

  @Test
  func `Canceling a task ends its request as canceled and cancels the exchange`() async throws {
    let transport = ScriptedTransport.scripted([.never])
    let client = try APIClient.scripted(transport)
    let task = Task { try await client.send(Endpoint(.get, "/", decoding: .text)) }
    while transport.requests.isEmpty { await Task.yield() }
    task.cancel()
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    #expect(transport.cancelled == 1)
  }

  @Test
  func `A task that is already canceled sends no request`() async throws {
    let transport = ScriptedTransport.scripted([])
    let client = try APIClient.scripted(transport)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.send(Endpoint(.get, "/", decoding: .text))
    }
    await #expect(throws: NetworkError.cancelled) { try await task.value }
    #expect(transport.requests.isEmpty)
  }

  @Test
  func `A request passes through the interceptors in their order, and its response in reverse`() async throws {
    let transport = ScriptedTransport.scripted([.json("x")])
    let client = try APIClient.scripted(transport, interceptors: [Marker(name: "1"), Marker(name: "2")])
    let reply = try await client.reply(to: Endpoint(.get, "/", decoding: .text))
    #expect(transport.requests.first?.headers.values(for: "X-Mark") == ["1", "2"])
    #expect(reply.headers.values(for: "X-Mark") == ["2", "1"])
  }

  private struct Marker: Interceptor {
    let name: String

    func intercept(
      _ request: HTTPRequest, next: any Transport, completion: @escaping ExchangeCompletion
    ) -> any TransportTask {
      var request = request
      request.headers.add("X-Mark", name)
      return next.start(request) { result in
        completion(
          result.map { response in
            var response = response
            response.headers.add("X-Mark", name)
            return response
          })
      }
    }
  }

  @Test(
    arguments: [
      (.status(403, headers: ["cf-mitigated": "challenge"]), true),
      (.status(403, headers: ["Content-Type": "text/html"]), true),
      (.status(503, headers: ["Content-Type": "TEXT/HTML; charset=utf-8"]), true),
      (.json(" <!DOCTYPE html>", status: 403), true),
      (.status(401, headers: ["Content-Type": "text/html"]), true), (.status(401), false),
      (.status(404, headers: ["Content-Type": "text/html"]), false), (.json(#"{"a":1}"#, status: 403), false),
    ] as [(ScriptedReply, Bool)])
  func `A web page with 401, 403 or 503, and a response that Cloudflare marks, is a challenge`(
    reply: ScriptedReply, isChallenge: Bool
  ) async throws {
    let client = try APIClient.scripted([reply])
    let error = await #expect(throws: NetworkError.self) {
      try await client.send(Endpoint(.get, "/", decoding: .ignored))
    }
    guard case .status(let failure) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.isChallenge == isChallenge)
  }
}
