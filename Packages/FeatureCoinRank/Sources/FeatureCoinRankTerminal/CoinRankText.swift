import Presentation
import TerminalUI

/// What the feature says.
enum CoinRankText {
  static let title = LocalizedText(en: "Coin ranking", zhHans: "积分排名")
  static let rank = LocalizedText(en: "Rank", zhHans: "排名")
  static let name = LocalizedText(en: "Name", zhHans: "用户")
  static let level = LocalizedText(en: "Level", zhHans: "等级")
  static let coins = LocalizedText(en: "Coins", zhHans: "积分")

  static let myCoins = LocalizedText(en: "My coins", zhHans: "我的积分")
  static let date = LocalizedText(en: "Date", zhHans: "时间")
  static let reason = LocalizedText(en: "Reason", zhHans: "来源")
  static let details = LocalizedText(en: "Details", zhHans: "说明")
  static let signedOut = LocalizedText(en: "Please log in first", zhHans: "请先登录")
  static let signIn = LocalizedText(en: "Log in", zhHans: "登录")

  static let refresh = LocalizedText(en: "Refresh", zhHans: "刷新")
  static let loadMore = LocalizedText(en: "Load more", zhHans: "加载更多")

  static let refreshing = LocalizedText(en: "Loading...", zhHans: "正在刷新数据中...")
  static let updated = LocalizedText(en: "updated", zhHans: "更新于")
  static let loadingMore = LocalizedText(en: "Loading...", zhHans: "正在加载更多的数据...")
  static let more = LocalizedText(en: "load more", zhHans: "加载更多")
  static let endReached = LocalizedText(en: "No more data", zhHans: "已经全部加载完毕")

  static let emptyTitle = LocalizedText(en: "No data", zhHans: "暂无数据")
  static let emptyDetail = LocalizedText(en: "Try refreshing to get data", zhHans: "尝试点击刷新获取数据")
  static let emptyHint = LocalizedText(en: "refresh", zhHans: "刷新")
  static let failed = LocalizedText(en: "Loading failed", zhHans: "加载失败")
  static let retry = LocalizedText(en: "retry", zhHans: "重试")
}

extension LocalizedText {
  /// The text in one language, ready to be drawn.
  func terminal(_ language: Language) -> TerminalText { TerminalText(self[language]) }
}
