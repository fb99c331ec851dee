public import Mastodon
public import Presentation

extension Capability {
  /// Returns a sentence for users about a server that lacks the capability, such as "This server has no lists."
  public func absence(in language: Language) -> String {
    switch self {
    case .home: Text.home[language]
    case .publicTimelines: Text.publicTimelines[language]
    case .tags: Text.tags[language]
    case .lists: Text.lists[language]
    case .bookmarks: Text.bookmarks[language]
    case .favourites: Text.favorites[language]
    case .notifications: Text.notifications[language]
    case .markers: Text.markers[language]
    case .search: Text.search[language]
    case .accountLookup: Text.accountLookup[language]
    case .threads: Text.threads[language]
    case .history: Text.history[language]
    case .polls: Text.polls[language]
    case .streaming: Text.streaming[language]
    case .translation: Text.translation[language]
    }
  }
}

private enum Text {
  static let home = LocalizedText(en: "This server has no home timeline.", zhHans: "此服务器没有主页时间线。")
  static let publicTimelines = LocalizedText(en: "This server has no public timelines.", zhHans: "此服务器没有公共时间线。")
  static let tags = LocalizedText(en: "This server has no hashtags.", zhHans: "此服务器没有话题标签。")
  static let lists = LocalizedText(en: "This server has no lists.", zhHans: "此服务器没有列表。")
  static let bookmarks = LocalizedText(en: "This server has no bookmarks.", zhHans: "此服务器没有书签。")
  static let favorites = LocalizedText(en: "This server has no favorites.", zhHans: "此服务器没有喜欢列表。")
  static let notifications = LocalizedText(en: "This server has no notifications.", zhHans: "此服务器没有通知。")
  static let markers = LocalizedText(
    en: "This server does not store reading positions.", zhHans: "此服务器不保存阅读位置。")
  static let search = LocalizedText(en: "This server has no search.", zhHans: "此服务器没有搜索功能。")
  static let accountLookup = LocalizedText(
    en: "This server cannot find accounts by name.", zhHans: "此服务器无法按名称查找账号。")
  static let threads = LocalizedText(en: "This server does not show threads.", zhHans: "此服务器不显示对话。")
  static let history = LocalizedText(
    en: "This server does not show earlier versions.", zhHans: "此服务器不显示编辑历史。")
  static let polls = LocalizedText(en: "This server has no polls.", zhHans: "此服务器没有投票功能。")
  static let streaming = LocalizedText(en: "This server has no live updates.", zhHans: "此服务器没有实时更新。")
  static let translation = LocalizedText(en: "This server does not translate posts.", zhHans: "此服务器不翻译嘟文。")
}
