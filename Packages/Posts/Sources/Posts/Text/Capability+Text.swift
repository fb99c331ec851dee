public import Mastodon
public import Presentation

extension Capability {
  /// A sentence for users about a server that lacks the capability, such as "This server does not support lists."
  public var absence: LocalizedText {
    switch self {
    case .home: LocalizedText(en: "This server has no home timeline.", zhHans: "此服务器没有主页时间线。")
    case .publicTimelines: LocalizedText(en: "This server has no public timelines.", zhHans: "此服务器没有公共时间线。")
    case .tags: LocalizedText(en: "This server has no hashtags.", zhHans: "此服务器没有话题标签。")
    case .lists: LocalizedText(en: "This server has no lists.", zhHans: "此服务器没有列表。")
    case .bookmarks: LocalizedText(en: "This server has no bookmarks.", zhHans: "此服务器没有书签。")
    case .favourites: LocalizedText(en: "This server has no favorites.", zhHans: "此服务器没有喜欢列表。")
    case .notifications: LocalizedText(en: "This server has no notifications.", zhHans: "此服务器没有通知。")
    case .markers: LocalizedText(en: "This server does not store reading positions.", zhHans: "此服务器不保存阅读位置。")
    case .search: LocalizedText(en: "This server has no search.", zhHans: "此服务器没有搜索功能。")
    case .accountLookup: LocalizedText(en: "This server cannot find accounts by name.", zhHans: "此服务器无法按名称查找账号。")
    case .threads: LocalizedText(en: "This server does not show threads.", zhHans: "此服务器不显示对话。")
    case .history: LocalizedText(en: "This server does not show earlier versions.", zhHans: "此服务器不显示编辑历史。")
    case .polls: LocalizedText(en: "This server has no polls.", zhHans: "此服务器没有投票功能。")
    case .streaming: LocalizedText(en: "This server has no live updates.", zhHans: "此服务器没有实时更新。")
    case .translation: LocalizedText(en: "This server does not translate posts.", zhHans: "此服务器不翻译嘟文。")
    }
  }
}
