/// How moments look, as far as switches and experiments decide.
public struct MomentsStyle: Sendable, Hashable {
  /// The like button; nil when there is none.
  public var likeButton: LikeButtonStyle?
  /// Whether pictures of people are round.
  public var hasRoundAvatars: Bool

  /// Creates a style; by default the one in which nothing is switched on.
  public init(likeButton: LikeButtonStyle? = nil, hasRoundAvatars: Bool = false) {
    self.likeButton = likeButton
    self.hasRoundAvatars = hasRoundAvatars
  }
}
