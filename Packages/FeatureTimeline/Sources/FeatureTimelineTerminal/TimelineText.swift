import FeatureTimeline
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI

/// The localized text of the feature.
enum TimelineText {
  static let author = LocalizedText(en: "Author", zhHans: "作者")
  static let copy = LocalizedText(en: "Copy link", zhHans: "复制链接")
  static let people = LocalizedText(en: "People", zhHans: "成员")

  static let fold = LocalizedText(en: "Show or hide text", zhHans: "显示或隐藏正文")
  static let nextLink = LocalizedText(en: "Next link", zhHans: "下一个链接")
  static let previousLink = LocalizedText(en: "Previous link", zhHans: "上一个链接")
  static let openLink = LocalizedText(en: "Open link", zhHans: "打开链接")
  static let sources = LocalizedText(en: "Timelines", zhHans: "时间线列表")
  static let otherSource = LocalizedText(en: "Hashtag or account", zhHans: "话题标签或账号")
  static let peopleTitle = LocalizedText(en: "People", zhHans: "成员")
  static let postTitle = LocalizedText(en: "Post", zhHans: "动态")
  static let versions = LocalizedText(en: "Earlier versions", zhHans: "编辑历史")
  static let undated = LocalizedText(en: "Unknown date", zhHans: "日期未知")
  static let noVersions = LocalizedText(
    en: "The server has no earlier versions of this post.", zhHans: "服务器上没有此嘟文的编辑历史。")
  static let folded = LocalizedText(en: "Hidden behind a content warning", zhHans: "因内容警告而隐藏")
  static let tweets = LocalizedText(en: "Tweets", zhHans: "推文")
  static let posts = LocalizedText(en: "Posts", zhHans: "嘟文")
  static let list = LocalizedText(en: "List", zhHans: "列表")

  static let home = LocalizedText(en: "Home", zhHans: "主页")
  static let local = LocalizedText(en: "Local", zhHans: "本站")
  static let federated = LocalizedText(en: "Federated", zhHans: "跨站")
  static let bookmarks = LocalizedText(en: "Bookmarks", zhHans: "书签")
  static let favorites = LocalizedText(en: "Favorites", zhHans: "喜欢")

  static let loading = LocalizedText(en: "Loading…", zhHans: "正在加载…")
  static let copied = LocalizedText(en: "Link copied", zhHans: "链接已复制")

  static let gap = LocalizedText(en: "Posts may be missing here", zhHans: "此处可能缺少动态")
  static let load = LocalizedText(en: "Load", zhHans: "加载")
  /// The text of the lists.
  static let listText: ListText = {
    var text = ListText.standard
    text.empty = LocalizedText(en: "None found", zhHans: "暂无内容")
    text.refreshFailed = .notUpToDate
    return text
  }()

  static func noSource(_ text: String) -> LocalizedText {
    LocalizedText(
      en: "“\(text)” is not a timeline. Enter a #hashtag or @accounts.", zhHans: "“\(text)”不是时间线。请输入 #话题标签或 @账号。")
  }

  static func notAuthorized(_ api: TimelineSource.API) -> LocalizedText {
    switch api {
    case .twitter:
      LocalizedText(
        en: "No valid Twitter key. Set TESSERA_TWITTER_KEY and TESSERA_TWITTER_SECRET.",
        zhHans: "Twitter 密钥缺失或无效。请设置 TESSERA_TWITTER_KEY 和 TESSERA_TWITTER_SECRET。")
    case .mastodon: LocalizedText(en: "You are not logged in to Mastodon.", zhHans: "尚未登录 Mastodon。")
    }
  }
}

extension TimelineSource {
  /// Returns the title of the source.
  func title(_ language: Language) -> TerminalText {
    switch self {
    case .mastodonHome: TerminalText(TimelineText.home, language)
    case .mastodonLocal: TerminalText(TimelineText.local, language)
    case .mastodonFederated: TerminalText(TimelineText.federated, language)
    case .mastodonBookmarks: TerminalText(TimelineText.bookmarks, language)
    case .mastodonFavorites: TerminalText(TimelineText.favorites, language)
    case .mastodonListNamed(let name): TerminalText(name)
    case .mastodonList(let id): "\(TimelineText.list[language]) \(id)"
    case .mastodonTag(let tag): "#\(tag)"
    case .mastodonAccounts(let names): TerminalText(names.map { "@\($0)" }.joined(separator: " "))
    case .twitterList(let owner, let slug): "@\(owner)/\(slug)"
    case .twitterUser(let name): "@\(name)"
    }
  }
}
