import FeatureNotifications
import TerminalUI

extension NotificationKind {
  /// The sign of the kind and its color. The sentence beside it says the same in words.
  var sign: StyledText {
    switch self {
    case .mention: StyledText("@", .accent)
    case .boost: StyledText("⟲", .boost)
    case .favorite: StyledText("♥", .error)
    case .follow, .signUp: StyledText("+", .positive)
    case .followRequest: StyledText("?", .warning)
    case .poll: StyledText("▤", .info)
    case .edit, .quotedEdit: StyledText("✎", .muted)
    case .post: StyledText("✦", .accent)
    case .quote: StyledText("»", .info)
    case .reaction: StyledText("☺", .warning)
    case .move: StyledText("→", .muted)
    case .report, .warning, .severance: StyledText("!", .error)
    case .other: StyledText("·", .muted)
    }
  }
}
