package import FeatureNotifications
import Foundation
import Posts
package import Presentation

/// The localized text of the feature, which its front ends share.
package enum NotificationsText {
  package static let title = LocalizedText(en: "Notifications", zhHans: "通知")
  package static let profile = LocalizedText(en: "Profile", zhHans: "个人资料")
  package static let markRead = LocalizedText(en: "Mark all as read", zhHans: "全部标为已读")
  package static let all = LocalizedText(en: "All", zhHans: "全部")
  package static let mentions = LocalizedText(en: "Mentions", zhHans: "提及")
  package static let follows = LocalizedText(en: "Follows", zhHans: "关注")
  package static let boosts = LocalizedText(en: "Boosts", zhHans: "转嘟")
  package static let favorites = LocalizedText(en: "Favorites", zhHans: "喜欢")
  package static let unread = LocalizedText(en: "Unread", zhHans: "未读")
  package static let notAuthorized = LocalizedText(en: "You are not logged in to Mastodon.", zhHans: "尚未登录 Mastodon。")

  /// The text of the list.
  package static let list: ListText = {
    var text = ListText.standard
    text.empty = LocalizedText(en: "No notifications", zhHans: "暂无通知")
    text.emptyDetail = LocalizedText(
      en: "Mentions, boosts, favorites and new followers appear here", zhHans: "提及、转嘟、喜欢和新关注者会显示在这里")
    text.refreshFailed = .notUpToDate
    return text
  }()

  package static func unreadCount(_ count: Int) -> LocalizedText {
    let plus = count < NotificationsFeature.maximumUnreadCount ? "" : "+"
    return LocalizedText(en: "\(count)\(plus) unread", zhHans: "\(count)\(plus) 条未读")
  }

  /// Returns a sentence about the event, such as "Ada and 3 others favorited your post". Contains names from the
  /// server, which are untrusted.
  package static func sentence(_ row: NotificationRow) -> LocalizedText {
    let (en, zhHans) = (names(row, .en), names(row, .zhHans))
    let isOne = row.people.count == 1
    // A server can omit the kind.
    let isNamed = row.kind.word.contains { !$0.isWhitespace }
    return switch row.kind {
    case .mention: LocalizedText(en: "\(en) mentioned you", zhHans: "\(zhHans)提到了你")
    case .boost: LocalizedText(en: "\(en) boosted your post", zhHans: "\(zhHans)转嘟了你的嘟文")
    case .favorite: LocalizedText(en: "\(en) favorited your post", zhHans: "\(zhHans)喜欢了你的嘟文")
    case .follow: LocalizedText(en: "\(en) \(isOne ? "follows" : "follow") you", zhHans: "\(zhHans)关注了你")
    case .followRequest:
      LocalizedText(en: "\(en) \(isOne ? "asks" : "ask") to follow you", zhHans: "\(zhHans)请求关注你")
    case .poll: LocalizedText(en: "A poll by \(en) has ended", zhHans: "\(zhHans)的投票已结束")
    case .edit: LocalizedText(en: "\(en) edited a post that you boosted", zhHans: "\(zhHans)编辑了你转嘟过的嘟文")
    case .post: LocalizedText(en: "\(en) posted", zhHans: "\(zhHans)发布了嘟文")
    case .quote: LocalizedText(en: "\(en) quoted your post", zhHans: "\(zhHans)引用了你的嘟文")
    case .quotedEdit where row.post != nil:
      LocalizedText(en: "\(en) edited a post that you quoted", zhHans: "\(zhHans)编辑了你引用过的嘟文")
    case .reaction:
      LocalizedText(
        en: "\(en) reacted to your post\(row.details?.emoji.map { " with \($0)" } ?? "")",
        zhHans: "\(zhHans)\(row.details?.emoji.map { "用 \($0) " } ?? "")回应了你的嘟文")
    case .move:
      LocalizedText(
        en: "\(en) moved to \(row.details?.target.map { "@\($0)" } ?? "another account")",
        zhHans: "\(zhHans)已迁移到\(row.details?.target.map { " @\($0)" } ?? "另一个账号")")
    case .signUp: LocalizedText(en: "\(en) signed up", zhHans: "\(zhHans)注册了账号")
    case .report where row.details != nil: report(row, en, zhHans)
    case .severance where row.details != nil: severance(row)
    case .warning where row.details != nil: warning(row)
    // Also a known kind whose content the server does not send.
    case .other, .quotedEdit, .report, .severance, .warning:
      LocalizedText(
        en: "Notification from \(en)" + (isNamed ? ": \(row.kind.word)" : ""),
        zhHans: "来自\(isOne ? " " : "")\(zhHans)的通知" + (isNamed ? "：\(row.kind.word)" : ""))
    }
  }

  /// Returns the names of up to two people, or one name and the number of the others.
  private static func names(_ row: NotificationRow, _ language: Language) -> String {
    // Rows are drawn in every frame, and names from a server can be long.
    let names = row.people.prefix(2).map { String($0.name.prefix(80)) }
    guard let first = names.first, let second = names.last else { return "" }
    let count = row.people.count
    return LocalizedText(
      en: count == 1 ? first : count == 2 ? "\(first) and \(second)" : "\(first) and \(count - 1) others",
      zhHans: count == 1 ? "\(first) " : count == 2 ? "\(first) 和 \(second) " : "\(first) 等 \(count) 人")[language]
  }
}
