/// The variants of the like button. Which one a user sees is an experiment of the server's.
public enum LikeButtonStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case heart, star
}

extension RemoteConfig {
  /// The variant that the server has chosen; nil if it has not, or if this version does not know it.
  public var likeButtonStyle: LikeButtonStyle? { string(for: .likeButtonStyle).flatMap(LikeButtonStyle.init) }
}
