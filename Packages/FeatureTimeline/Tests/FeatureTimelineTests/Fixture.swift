import Foundation
import Networking
import NetworkingTest
import Testing

/// Returns the contents of a file in the package's `Fixtures` folder.
func fixture(_ name: String) throws -> Data {
  try Data(contentsOf: URL(filePath: #filePath).appending(path: "../../../Fixtures/\(name)").standardized)
}

/// Sends a request to an endpoint of a server that replies once, and returns the decoded reply.
func send<Response>(_ endpoint: Endpoint<Response>, _ reply: ScriptedReply) async throws -> Response {
  try await client(reply).send(endpoint)
}

func client(_ replies: ScriptedReply...) throws -> APIClient {
  let base = try #require(URL(string: "https://server.example"))
  return APIClient(baseURL: base, transport: ScriptedTransport(replies) { Issue.record($0) })
}

/// Returns the method, path and query of the request of an endpoint.
func route<Response>(_ endpoint: Endpoint<Response>) throws -> String {
  let request = try client().request(for: endpoint)
  let query = request.url.query(percentEncoded: true).map { "?\($0)" } ?? ""
  return "\(request.method.rawValue) \(request.url.path(percentEncoded: true))\(query)"
}
