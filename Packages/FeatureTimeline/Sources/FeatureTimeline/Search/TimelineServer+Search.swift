import Mastodon
import Networking
import Reactive

extension TimelineServer {
  /// Searches for people, hashtags and posts. If the text contains an address and the user is logged in, the server
  /// queries the server of that address.
  func results(of text: String) -> Single<[SearchResult]> {
    let isAddress = text.contains("@") || text.contains("://")
    return client.send(.search(text, resolves: account != nil && isAddress)).explaining(.search)
      .map { [SearchResult]($0) }
  }
}
