import ArgumentParser
import Composition
import FeatureNotificationsModule
import Presentation
import TerminalApp

/// The command `tessera notifications`, which prints or shows the notifications of the account that is logged in.
struct NotificationsCommand: RouteCommand {
  static let name = "notifications"
  static let abstract = LocalizedText(
    en: "Show mentions, boosts, favorites and new followers.", zhHans: "显示提及、转嘟、喜欢和新关注者。")
  static let discussion = LocalizedText(
    en: """
      You must be logged in to Mastodon. Prints the newest page unless --pages is given, with * before unread notifications, and marks \
      nothing as read. JSON: schema tessera.notifications/1.
      """,
    zhHans: "需要先登录 Mastodon。未指定 --pages 时输出最新一页，未读内容前有 *，且不会标为已读。JSON 格式：tessera.notifications/1。")
  static let key = RouteKey.notifications

  @OptionGroup var reading: ReadingOptions
}
