/// The part of a timeline that a request is for.
public enum TimelinePage: Sendable, Hashable {
  /// The newest posts there are.
  case latest
  /// Posts that came after this one, which is not among them.
  case newer(than: PostID)
  /// Posts that came before this one, which is not among them.
  case older(than: PostID)
}
