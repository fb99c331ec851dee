import FeatureHub
import Presentation
import PresentationTerminal

/// The localized text of the feature.
enum HubText {
  static let search = LocalizedText(en: "Hub", zhHans: "Hub")
  static let repository = LocalizedText(en: "Repository", zhHans: "仓库")
  static let issues = LocalizedText(en: "Issues", zhHans: "议题")

  static let type = LocalizedText(en: "Search", zhHans: "搜索")
  static let placeholder = LocalizedText(en: "Search repositories", zhHans: "搜索仓库")
  static let toggleState = LocalizedText(en: "Toggle open/closed", zhHans: "切换未关闭/已关闭")
  static let toggleStar = LocalizedText(en: "Star/unstar", zhHans: "加星标/取消星标")
  static let openIssues = LocalizedText(en: "Open issues", zhHans: "未关闭的议题")
  static let closedIssues = LocalizedText(en: "Closed issues", zhHans: "已关闭的议题")
  static let starred = LocalizedText(en: "★ starred", zhHans: "★ 已加星标")
  static let notStarred = LocalizedText(en: "☆ not starred", zhHans: "☆ 未加星标")

  static let stale = LocalizedText(en: "offline, as of your last visit", zhHans: "离线，显示上次访问的内容")

  static func pause(_ seconds: Int) -> LocalizedText {
    LocalizedText(
      en: "Too many searches this minute. Your search will be sent in \(seconds) s.",
      zhHans: "本分钟内搜索次数过多，此次搜索将在 \(seconds) 秒后发送。")
  }

  static let pauseEnded = LocalizedText(en: "Your search is no longer delayed.", zhHans: "此次搜索无需再等待。")

  static func limit(_ limit: RequestLimit, reset: String?) -> LocalizedText {
    LocalizedText(
      en: "\(limit.remaining) of \(limit.limit) requests left\(reset.map { " until \($0)" } ?? "")",
      zhHans: "剩余 \(limit.remaining)/\(limit.limit) 次请求\(reset.map { "，\($0) 重置" } ?? "")")
  }

  /// The text of all lists.
  static let list = ListText.standard

  /// The message before the first search.
  static let notSearched = EmptyListMessage(
    LocalizedText(en: "Search for repositories", zhHans: "搜索仓库"),
    detail: LocalizedText(en: "Type a name or words of a description", zhHans: "输入名称或描述中的词语"),
    remedy: (.hubSearch, type))

  /// Returns the message of a search without results.
  static func nothingFound(_ text: String) -> EmptyListMessage {
    EmptyListMessage(
      LocalizedText(en: "No repository matches “\(text)”", zhHans: "没有与“\(text)”匹配的仓库"),
      detail: LocalizedText(en: "Check the spelling, or use fewer words", zhHans: "请检查拼写，或减少词语"),
      remedy: (.hubSearch, type))
  }
}
