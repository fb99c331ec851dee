/// The variants of the like button. The server decides which one a user sees.
public enum LikeButtonStyle: String, Sendable, Hashable, Codable, CaseIterable {
  case heart, star
}

extension RemoteConfig {
  /// The variant that the server has chosen, or `nil` if there is none or this version does not know it.
  public var likeButtonStyle: LikeButtonStyle? { string(for: .likeButtonStyle).flatMap(LikeButtonStyle.init) }
}
