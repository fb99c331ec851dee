import FeatureMoments
import Foundation
import TerminalUI

extension LikeButtonStyle {
  /// The button: filled when pressed, so that colour is not the only sign.
  func mark(isLiked: Bool) -> StyledText {
    switch self {
    case .heart: StyledText(isLiked ? "♥" : "♡", .heart)
    case .star: StyledText(isLiked ? "★" : "☆", .star)
    }
  }
}

extension Likes {
  /// Those who have a picture, by its name: the server tells no other.
  var faces: [TerminalText] {
    users.compactMap(\.avatar).map { TerminalText($0.deletingPathExtension().lastPathComponent) }
  }
}
