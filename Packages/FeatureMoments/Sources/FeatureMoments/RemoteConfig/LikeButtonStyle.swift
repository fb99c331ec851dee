/// The variants of the like button in an experiment. The server chooses the variant of each user.
public enum LikeButtonStyle: String, Sendable, Hashable, Codable, CaseIterable {
  /// A heart or a star.
  case heart, star
}

extension RemoteConfig {
  /// The variant that the server has chosen, or `nil` if the server has chosen no variant, or a variant that is unknown
  /// to this version.
  public var likeButtonStyle: LikeButtonStyle? { string(for: .likeButtonStyle).flatMap(LikeButtonStyle.init) }
}
