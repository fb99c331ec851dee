import Foundation
import Networking
import NetworkingTest
import Testing

@Test func `A script replies to a request`() async throws {
  let transport = ScriptedTransport([.json("[1, 2]")]) { Issue.record($0) }
  let client = APIClient(baseURL: try #require(URL(string: "https://example.com")), transport: transport)
  #expect(try await client.send(Endpoint<[Int]>(.get, "/numbers")) == [1, 2])
}
