public import Posts

/// The part of a timeline to request.
public enum TimelinePage: Sendable, Hashable {
  /// The newest posts.
  case latest
  /// The posts above a post, excluding the post itself.
  case newer(than: PostID)
  /// The posts below a post, excluding the post itself.
  case older(than: PostID)
}
