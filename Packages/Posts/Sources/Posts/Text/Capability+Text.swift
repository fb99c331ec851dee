public import Mastodon
public import Presentation

extension Capability {
  /// A sentence for users about a server that lacks the capability, such as "This server does not support lists."
  public var absence: LocalizedText {
    switch self {
    case .home: LocalizedText(en: "This server does not support home timelines.", zhHans: "此服务器不支持主页时间线。")
    case .publicTimelines: LocalizedText(en: "This server does not support public timelines.", zhHans: "此服务器不支持公共时间线。")
    case .tags: LocalizedText(en: "This server does not support hashtags.", zhHans: "此服务器不支持话题标签。")
    case .lists: LocalizedText(en: "This server does not support lists.", zhHans: "此服务器不支持列表。")
    case .bookmarks: LocalizedText(en: "This server does not support bookmarks.", zhHans: "此服务器不支持书签。")
    case .favourites: LocalizedText(en: "This server does not support favorites.", zhHans: "此服务器不支持喜欢列表。")
    case .notifications: LocalizedText(en: "This server does not support notifications.", zhHans: "此服务器不支持通知。")
    case .markers: LocalizedText(en: "This server does not store reading positions.", zhHans: "此服务器不保存阅读位置。")
    case .search: LocalizedText(en: "This server does not support searching.", zhHans: "此服务器不支持搜索。")
    case .accountLookup: LocalizedText(en: "This server cannot find accounts by name.", zhHans: "此服务器无法按名称查找账号。")
    case .threads: LocalizedText(en: "This server does not show threads.", zhHans: "此服务器不显示对话。")
    case .history: LocalizedText(en: "This server does not show earlier versions of posts.", zhHans: "此服务器不显示嘟文的编辑历史。")
    case .polls: LocalizedText(en: "This server does not support polls.", zhHans: "此服务器不支持投票。")
    case .streaming: LocalizedText(en: "This server does not support live updates.", zhHans: "此服务器不支持实时更新。")
    case .translation: LocalizedText(en: "This server does not translate posts.", zhHans: "此服务器不翻译嘟文。")
    }
  }
}
