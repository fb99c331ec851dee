import Foundation
import Networking
import NetworkingTest
import Testing

@Suite
struct ScriptedTransportTests {
  private final class Reports: Sendable {
    let stream: AsyncStream<UnscriptedRequest>
    private let continuation: AsyncStream<UnscriptedRequest>.Continuation

    init() {
      (stream, continuation) = AsyncStream.makeStream()
    }

    func report(_ request: UnscriptedRequest) {
      continuation.yield(request)
      continuation.finish()
    }
  }

  private func send(_ client: APIClient, _ path: EndpointPath) async throws -> String {
    try await client.send(Endpoint(.get, path, query: ["q": "1"], decoding: .text))
  }

  @Test
  func `A scripted transport replies in the order of its script`() async throws {
    let client = try APIClient.scripted([.json("1"), .json("2")])
    #expect(try await send(client, "/a") == "1")
    #expect(try await send(client, "/b") == "2")
  }

  @Test
  func `A scripted transport replies to each route in its own order`() async throws {
    let transport = ScriptedTransport.scripted([
      .json("b1").on("GET /b"), .json("a1").on("GET /a?q=1"), .json("a2").on("GET /a"), .json("other").repeated(),
    ])
    let client = try APIClient.scripted(transport)
    var answers: [String] = []
    for path in ["/a", "/c", "/a", "/b", "/b", "/c"] as [EndpointPath] { answers.append(try await send(client, path)) }
    #expect(answers == ["a1", "other", "a2", "b1", "other", "other"])
    #expect(transport.unused.isEmpty)
    #expect(transport.routes == ["GET /a", "GET /c", "GET /a", "GET /b", "GET /b", "GET /c"])
  }

  @Test
  func `A scripted transport reports a request that is not in its script, and fails it`() async throws {
    let reports = Reports()
    let transport = ScriptedTransport([.json("1"), .json("2").on("POST /a")], unscripted: reports.report)
    let client = try APIClient.scripted(transport)
    _ = try await send(client, "/a")
    await #expect(throws: NetworkError.invalidRequest("the script has no reply to it")) {
      try await client.send(Endpoint<String>(.get, "/a", query: ["q": "b c"]))
    }
    for await report in reports.stream {
      #expect(
        report.description
          == "The script has no reply to GET /a?q=b%20c. Requests with a reply: 1. Replies left: POST /a. "
          + "Add a reply, or find the code that sends the request."
      )
    }
    #expect(transport.unused.count == 1)
  }
}
