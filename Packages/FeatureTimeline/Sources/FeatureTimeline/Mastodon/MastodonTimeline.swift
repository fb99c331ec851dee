/// A timeline of a Mastodon server.
public enum MastodonTimeline: Sendable, Hashable {
  /// A list of the logged-in user.
  case list(id: String)
  /// Public posts with a hashtag, given without the #. Most servers require no login.
  case tag(String)
  /// An account's posts. Most servers require no login.
  case account(id: String)
}
