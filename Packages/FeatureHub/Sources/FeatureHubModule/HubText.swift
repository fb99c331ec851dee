package import FeatureHub
package import Presentation

/// The localized text of the feature, which its front ends share.
package enum HubText {
  package static let search = LocalizedText(en: "Hub", zhHans: "Hub")
  package static let repository = LocalizedText(en: "Repository", zhHans: "仓库")
  package static let issues = LocalizedText(en: "Issues", zhHans: "议题")

  package static let type = LocalizedText(en: "Search", zhHans: "搜索")
  package static let placeholder = LocalizedText(en: "Search repositories", zhHans: "搜索仓库")
  package static let toggleState = LocalizedText(en: "Toggle open/closed", zhHans: "切换未关闭/已关闭")
  package static let toggleStar = LocalizedText(en: "Star/unstar", zhHans: "加星标/取消星标")
  package static let openIssues = LocalizedText(en: "Open issues", zhHans: "未关闭的议题")
  package static let closedIssues = LocalizedText(en: "Closed issues", zhHans: "已关闭的议题")
  package static let starred = LocalizedText(en: "★ starred", zhHans: "★ 已加星标")
  package static let notStarred = LocalizedText(en: "☆ not starred", zhHans: "☆ 未加星标")

  package static let stale = LocalizedText(en: "offline, as of your last visit", zhHans: "离线，显示上次访问的内容")

  package static func pause(_ seconds: Int) -> LocalizedText {
    LocalizedText(
      en: "Too many searches this minute. Your search will be sent in \(seconds) s.",
      zhHans: "本分钟内搜索次数过多，此次搜索将在 \(seconds) 秒后发送。")
  }

  package static let pauseEnded = LocalizedText(en: "Your search is no longer delayed.", zhHans: "此次搜索无需再等待。")

  package static func limit(_ limit: RequestLimit, reset: String?) -> LocalizedText {
    LocalizedText(
      en: "\(limit.remaining) of \(limit.limit) requests left\(reset.map { " until \($0)" } ?? "")",
      zhHans: "剩余 \(limit.remaining)/\(limit.limit) 次请求\(reset.map { "，\($0) 重置" } ?? "")")
  }

  /// The text of all lists.
  package static let list = ListText.standard

  /// The text of the list of search results. The list is empty before the first search.
  package static let searchList: ListText = {
    var text = ListText.standard
    text.empty = LocalizedText(en: "No repositories", zhHans: "没有仓库")
    text.emptyDetail = LocalizedText(en: "Search by name or description", zhHans: "可按名称或描述搜索")
    return text
  }()
}
