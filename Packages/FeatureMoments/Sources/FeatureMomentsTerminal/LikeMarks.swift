import FeatureMoments
import TerminalUI

extension LikeButtonStyle {
  /// The button: filled when pressed, so that color is not the only difference.
  func mark(isLiked: Bool) -> StyledText {
    switch self {
    case .heart: StyledText(isLiked ? "♥" : "♡", .heart)
    case .star: StyledText(isLiked ? "★" : "☆", .star)
    }
  }
}
