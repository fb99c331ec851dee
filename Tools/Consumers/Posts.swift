import Mastodon
import Networking
import Posts

func latestPosts(from client: APIClient) async throws -> [String] {
  try await client.send(.timeline(.local)).map { Post($0) }.map(\.text)
}
