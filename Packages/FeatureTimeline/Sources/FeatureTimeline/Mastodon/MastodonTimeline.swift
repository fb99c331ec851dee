/// A timeline of a Mastodon server.
public enum MastodonTimeline: Sendable, Hashable {
  /// A list of the person who is signed in.
  case list(id: String)
  /// Public posts with a hashtag, given without the #. Most servers ask for no sign-in.
  case tag(String)
  /// An account's posts. Most servers ask for no sign-in.
  case account(id: String)
}
