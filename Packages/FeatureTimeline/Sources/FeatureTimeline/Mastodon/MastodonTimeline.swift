/// A timeline of a Mastodon server.
public enum MastodonTimeline: Sendable, Hashable {
  /// A list of the user who is logged in.
  case list(id: String)
  /// The public posts with a hashtag, given without the #. Most servers require no login.
  case tag(String)
  /// The posts of an account. Most servers require no login.
  case account(id: String)
}
