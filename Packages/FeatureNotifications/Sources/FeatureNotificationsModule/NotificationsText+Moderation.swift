import FeatureNotifications
import Presentation

/// The sentences about the work of moderators.
extension NotificationsText {
  static func report(_ row: NotificationRow, _ en: String, _ zhHans: String) -> LocalizedText {
    let target = row.details?.target.map { "@\($0)" }
    let reason: LocalizedText? =
      switch row.details?.reason {
      case "spam": LocalizedText(en: " for spam", zhHans: "（垃圾信息）")
      case "legal": LocalizedText(en: " for illegal content", zhHans: "（违法内容）")
      case "violation": LocalizedText(en: " for breaking the rules", zhHans: "（违反规则）")
      default: nil
      }
    return LocalizedText(
      en: "\(en) reported \(target ?? "an account")\(reason?[.en] ?? "")",
      zhHans: "\(zhHans)举报了\(target.map { " \($0)" } ?? "一个账号")\(reason?[.zhHans] ?? "")")
  }

  static func severance(_ row: NotificationRow) -> LocalizedText {
    let target = row.details?.target ?? "?"
    let event =
      switch row.details?.reason {
      case "domain_block": LocalizedText(en: "Moderators blocked \(target)", zhHans: "管理员屏蔽了 \(target)")
      case "user_domain_block": LocalizedText(en: "You blocked \(target)", zhHans: "你屏蔽了 \(target)")
      case "account_suspension": LocalizedText(en: "Moderators suspended \(target)", zhHans: "管理员封禁了 \(target)")
      default: LocalizedText(en: "You lost connections to \(target)", zhHans: "你失去了与 \(target) 的联系")
      }
    let parts = [
      event,
      row.details?.followers.map {
        LocalizedText(en: $0 == 1 ? "1 follower lost" : "\($0) followers lost", zhHans: "失去 \($0) 位关注者")
      },
      row.details?.following.map { LocalizedText(en: "\($0) no longer followed", zhHans: "不再关注 \($0) 人") },
    ].compactMap(\.self)
    return LocalizedText(
      en: parts.map { $0[.en] }.joined(separator: " · "), zhHans: parts.map { $0[.zhHans] }.joined(separator: " · "))
  }

  static func warning(_ row: NotificationRow) -> LocalizedText {
    switch row.details?.reason {
    case "disable": LocalizedText(en: "Moderators disabled your account", zhHans: "管理员停用了你的账号")
    case "mark_statuses_as_sensitive":
      LocalizedText(en: "Moderators marked some of your posts as sensitive", zhHans: "管理员将你的部分嘟文标记为敏感内容")
    case "delete_statuses": LocalizedText(en: "Moderators deleted some of your posts", zhHans: "管理员删除了你的部分嘟文")
    case "sensitive":
      LocalizedText(en: "Moderators mark your media as sensitive from now on", zhHans: "管理员今后会将你的媒体标记为敏感内容")
    case "silence": LocalizedText(en: "Moderators limited your account", zhHans: "管理员限制了你的账号")
    case "suspend": LocalizedText(en: "Moderators suspended your account", zhHans: "管理员封禁了你的账号")
    default: LocalizedText(en: "Moderators sent you a warning", zhHans: "管理员向你发出了警告")
    }
  }
}
