import FeatureTimeline
import Foundation
import Presentation
import TerminalUI

/// What the feature says.
enum TimelineText {
  static let refresh = LocalizedText(en: "Refresh", zhHans: "刷新")
  static let loadMore = LocalizedText(en: "Load more", zhHans: "加载更多")
  static let author = LocalizedText(en: "Author", zhHans: "作者")
  static let browse = LocalizedText(en: "Open in browser", zhHans: "在浏览器中打开")
  static let copy = LocalizedText(en: "Copy link", zhHans: "复制链接")
  static let people = LocalizedText(en: "List members", zhHans: "列表成员")
  static let dates = LocalizedText(en: "Exact dates", zhHans: "显示完整时间")

  static let peopleTitle = LocalizedText(en: "List Members", zhHans: "列表成员")
  static let postTitle = LocalizedText(en: "Post", zhHans: "正文")
  static let tweets = LocalizedText(en: "Tweets", zhHans: "推文")
  static let posts = LocalizedText(en: "Posts", zhHans: "嘟文")
  static let list = LocalizedText(en: "List", zhHans: "列表")

  static let loading = LocalizedText(en: "Loading...", zhHans: "正在加载...")
  static let refreshing = LocalizedText(en: "Loading...", zhHans: "正在刷新数据中...")
  static let loadingMore = LocalizedText(en: "Loading...", zhHans: "正在加载更多的数据...")
  static let more = LocalizedText(en: "load more", zhHans: "加载更多")
  static let retry = LocalizedText(en: "retry", zhHans: "重试")
  static let refreshHint = LocalizedText(en: "refresh", zhHans: "刷新")
  static let endReached = LocalizedText(en: "No more data", zhHans: "已经全部加载完毕")
  static let failed = LocalizedText(en: "Loading failed", zhHans: "加载失败")
  static let empty = LocalizedText(en: "None found", zhHans: "暂无内容")
  static let copied = LocalizedText(en: "Link copied", zhHans: "链接已复制")

  static let gap = LocalizedText(en: "Posts may be missing here", zhHans: "此处可能缺少内容")
  static let load = LocalizedText(en: "load", zhHans: "加载")
  static let updated = LocalizedText(en: "Updated", zhHans: "更新于")
  static let stale = LocalizedText(en: "Not current", zhHans: "内容未更新")
  private static let new = LocalizedText(en: "new", zhHans: "条新内容")

  static func newRows(_ count: Int, _ language: Language) -> TerminalText {
    "^ \(count) \(new[language])"
  }

  static func notAuthorized(_ api: TimelineSource.API) -> LocalizedText {
    switch api {
    case .twitter: LocalizedText(en: "Twitter access not authorized.", zhHans: "未获得 Twitter 访问授权。")
    case .mastodon: LocalizedText(en: "Mastodon access not authorized.", zhHans: "未获得 Mastodon 访问授权。")
    }
  }
}

extension LocalizedText {
  /// The text in one language, ready to be drawn.
  func terminal(_ language: Language) -> TerminalText { TerminalText(self[language]) }
}

extension TimelineSource {
  /// What the source is called.
  func title(_ language: Language) -> TerminalText {
    switch self {
    case .mastodonList(let id): "\(TimelineText.list[language]) \(id)"
    case .mastodonTag(let tag): "#\(tag)"
    case .mastodonAccounts(let names): TerminalText(names.map { "@\($0)" }.joined(separator: " "))
    case .twitterList(let owner, let slug): "@\(owner)/\(slug)"
    case .twitterUser(let name): "@\(name)"
    }
  }
}
