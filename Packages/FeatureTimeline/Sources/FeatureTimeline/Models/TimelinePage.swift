/// The part of a timeline to request.
public enum TimelinePage: Sendable, Hashable {
  /// The newest posts.
  case latest
  /// Posts above a post, without the post itself.
  case newer(than: PostID)
  /// Posts below a post, without the post itself.
  case older(than: PostID)
}
