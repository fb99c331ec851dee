import Mastodon
import Networking

func latest(from client: APIClient) async throws -> [String] {
  try await client.send(.timeline(.local)).map { "\($0.account.displayName): \($0.content)" }
}
