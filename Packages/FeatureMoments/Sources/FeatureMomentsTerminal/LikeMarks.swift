import FeatureMoments
import TerminalUI

extension LikeButtonStyle {
  /// Returns the mark of the button. The mark is filled if the user likes the moment, so that color is not the only
  /// difference.
  func mark(isLiked: Bool) -> StyledText {
    switch self {
    case .heart: StyledText(isLiked ? "♥" : "♡", .error)
    case .star: StyledText(isLiked ? "★" : "☆", .warning)
    }
  }
}
