public import Presentation

extension PersonAction {
  /// Returns the label of the control that does this or, if the user has done it, takes it back.
  public func label(isOn: Bool) -> LocalizedText {
    switch self {
    case .follow: isOn ? LocalizedText(en: "Unfollow", zhHans: "取消关注") : LocalizedText(en: "Follow", zhHans: "关注")
    case .mute:
      isOn ? LocalizedText(en: "Unmute person", zhHans: "取消静音此人") : LocalizedText(en: "Mute person", zhHans: "静音此人")
    case .block:
      isOn ? LocalizedText(en: "Unblock person", zhHans: "取消屏蔽此人") : LocalizedText(en: "Block person", zhHans: "屏蔽此人")
    }
  }

  /// Returns what the user has done.
  public func notice(isOn: Bool, of person: Person) -> LocalizedText {
    let name = person.address
    return switch self {
    case .follow:
      isOn
        ? LocalizedText(en: "You follow \(name)", zhHans: "已关注 \(name)")
        : LocalizedText(en: "You no longer follow \(name)", zhHans: "已取消关注 \(name)")
    case .mute:
      isOn
        ? LocalizedText(en: "\(name) is muted", zhHans: "已静音 \(name)")
        : LocalizedText(en: "\(name) is no longer muted", zhHans: "已取消静音 \(name)")
    case .block:
      isOn
        ? LocalizedText(en: "\(name) is blocked", zhHans: "已屏蔽 \(name)")
        : LocalizedText(en: "\(name) is no longer blocked", zhHans: "已取消屏蔽 \(name)")
    }
  }
}
