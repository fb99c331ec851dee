import Foundation
import Networking

struct Rank: Decodable, Sendable {
  var username: String
}

func ranks(at url: URL) async throws -> [Rank] {
  let client = APIClient(baseURL: url, transport: CurlTransport())
  return try await client.send(Endpoint<[Rank]>(.get, "/ranks"))
}
