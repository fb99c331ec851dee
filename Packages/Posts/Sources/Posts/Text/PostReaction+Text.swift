public import Presentation

extension PostReaction {
  /// Returns the label of the control that adds the reaction or, if the user has reacted, withdraws it.
  public func label(isOn: Bool) -> LocalizedText {
    switch self {
    case .favorite:
      isOn ? LocalizedText(en: "Remove favorite", zhHans: "取消喜欢") : LocalizedText(en: "Favorite", zhHans: "喜欢")
    case .boost: isOn ? LocalizedText(en: "Remove boost", zhHans: "取消转嘟") : LocalizedText(en: "Boost", zhHans: "转嘟")
    case .bookmark:
      isOn ? LocalizedText(en: "Remove bookmark", zhHans: "移除书签") : LocalizedText(en: "Bookmark", zhHans: "加书签")
    }
  }
}
