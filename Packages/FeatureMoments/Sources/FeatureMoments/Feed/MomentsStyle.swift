/// The appearance of moments, as feature flags and experiments decide.
public struct MomentsStyle: Sendable, Hashable {
  /// The like button, or `nil` if there is none.
  public var likeButton: LikeButtonStyle?
  /// Avatars are round.
  public var hasRoundAvatars: Bool

  /// Creates a style. By default, nothing is turned on.
  public init(likeButton: LikeButtonStyle? = nil, hasRoundAvatars: Bool = false) {
    self.likeButton = likeButton
    self.hasRoundAvatars = hasRoundAvatars
  }
}
