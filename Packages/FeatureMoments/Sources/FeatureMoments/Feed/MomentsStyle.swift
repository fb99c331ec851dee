/// The appearance of moments, which feature flags and experiments control.
public struct MomentsStyle: Sendable, Hashable {
  /// The like button, or `nil` if there is none.
  public var likeButton: LikeButtonStyle?
  /// A Boolean value that indicates whether avatars are round.
  public var hasRoundAvatars: Bool

  /// Creates a style. By default, there is no like button, and avatars are square.
  public init(likeButton: LikeButtonStyle? = nil, hasRoundAvatars: Bool = false) {
    self.likeButton = likeButton
    self.hasRoundAvatars = hasRoundAvatars
  }
}
