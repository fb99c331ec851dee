package import FeatureTimeline
package import Presentation

/// The localized text of the feature, which its front ends share.
package enum TimelineText {
  package static let copy = LocalizedText(en: "Copy link", zhHans: "复制链接")
  package static let people = LocalizedText(en: "People", zhHans: "成员")

  package static let fold = LocalizedText(en: "Show or hide text", zhHans: "显示或隐藏正文")
  package static let nextLink = LocalizedText(en: "Next link", zhHans: "下一个链接")
  package static let previousLink = LocalizedText(en: "Previous link", zhHans: "上一个链接")
  package static let openLink = LocalizedText(en: "Open link", zhHans: "打开链接")
  package static let timeline = LocalizedText(en: "Timeline", zhHans: "时间线")
  package static let sources = LocalizedText(en: "Timelines", zhHans: "时间线列表")
  package static let otherSource = LocalizedText(en: "Hashtag or account", zhHans: "话题标签或账号")
  package static let peopleTitle = LocalizedText(en: "People", zhHans: "成员")
  package static let postTitle = LocalizedText(en: "Post", zhHans: "嘟文")
  /// Returns the heading of the replies to a post.
  package static func replies(_ count: Int) -> LocalizedText {
    LocalizedText(en: count == 1 ? "1 reply" : "\(count) replies", zhHans: "\(count) 条回复")
  }
  /// Returns the number of replies that only the thread shows.
  package static func moreReplies(_ count: Int) -> LocalizedText {
    LocalizedText(en: count == 1 ? "1 more reply" : "\(count) more replies", zhHans: "另有 \(count) 条回复")
  }
  package static let versions = LocalizedText(en: "Earlier versions", zhHans: "编辑历史")
  package static let undated = LocalizedText(en: "Unknown date", zhHans: "日期未知")
  package static let noVersions = LocalizedText(
    en: "The server has no earlier versions of this post.", zhHans: "服务器上没有此嘟文的编辑历史。")
  package static let folded = LocalizedText(en: "Hidden behind a content warning", zhHans: "因内容警告而隐藏")
  package static let tweets = LocalizedText(en: "Tweets", zhHans: "推文")
  package static let posts = LocalizedText(en: "Posts", zhHans: "嘟文")
  package static let list = LocalizedText(en: "List", zhHans: "列表")

  package static let home = LocalizedText(en: "Home", zhHans: "主页")
  package static let local = LocalizedText(en: "Local", zhHans: "本站")
  package static let federated = LocalizedText(en: "Federated", zhHans: "跨站")
  package static let bookmarks = LocalizedText(en: "Bookmarks", zhHans: "书签")
  package static let favorites = LocalizedText(en: "Favorites", zhHans: "喜欢")

  package static let loading = LocalizedText(en: "Loading…", zhHans: "正在加载…")
  package static func choosesLink(of count: Int) -> LocalizedText {
    let last = min(count, 9)
    return LocalizedText(
      en: last == 1 ? "1 opens the link" : "1…\(last) opens a link", zhHans: last == 1 ? "按 1 打开链接" : "按 1…\(last) 打开链接"
    )
  }
  package static func noLink(_ number: Int) -> LocalizedText {
    LocalizedText(en: "There is no link \(number)", zhHans: "没有链接 \(number)")
  }
  package static let copied = LocalizedText(en: "Link copied", zhHans: "链接已复制")

  package static let gap = LocalizedText(en: "Posts may be missing here", zhHans: "此处可能缺少嘟文")
  package static let load = LocalizedText(en: "Load", zhHans: "加载")
  /// The text of the lists.
  package static let listText: ListText = {
    var text = ListText.standard
    text.empty = LocalizedText(en: "None found", zhHans: "暂无内容")
    text.refreshFailed = .notUpToDate
    return text
  }()

  package static func noSource(_ text: String) -> LocalizedText {
    LocalizedText(
      en: "“\(text)” is not a timeline. Enter a #hashtag or @accounts.", zhHans: "“\(text)”不是时间线。请输入 #话题标签或 @账号。")
  }

  package static func notAuthorized(_ api: TimelineSource.API) -> LocalizedText {
    switch api {
    case .twitter:
      LocalizedText(
        en: "There is no valid Twitter key.", zhHans: "Twitter 密钥缺失或无效。")
    case .mastodon: LocalizedText(en: "You are not logged in to Mastodon.", zhHans: "尚未登录 Mastodon。")
    }
  }
}

extension TimelineSource {
  /// The title of the source. It can contain text of the server: sanitize it before display.
  package var title: LocalizedText {
    switch self {
    case .mastodonHome: TimelineText.home
    case .mastodonLocal: TimelineText.local
    case .mastodonFederated: TimelineText.federated
    case .mastodonBookmarks: TimelineText.bookmarks
    case .mastodonFavorites: TimelineText.favorites
    case .mastodonListNamed(let name): LocalizedText(en: name, zhHans: name)
    case .mastodonList(let id):
      LocalizedText(en: "\(TimelineText.list[.en]) \(id)", zhHans: "\(TimelineText.list[.zhHans]) \(id)")
    case .mastodonTag(let tag): LocalizedText(en: "#\(tag)", zhHans: "#\(tag)")
    case .mastodonAccounts(let names):
      LocalizedText(
        en: names.map { "@\($0)" }.joined(separator: " "), zhHans: names.map { "@\($0)" }.joined(separator: " "))
    case .twitterList(let owner, let slug): LocalizedText(en: "@\(owner)/\(slug)", zhHans: "@\(owner)/\(slug)")
    case .twitterUser(let name): LocalizedText(en: "@\(name)", zhHans: "@\(name)")
    }
  }
}
