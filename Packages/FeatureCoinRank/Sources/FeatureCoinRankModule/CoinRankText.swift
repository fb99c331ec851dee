package import Presentation

/// The localized text of the feature, which its front ends share.
package enum CoinRankText {
  package static let title = LocalizedText(en: "Ranking", zhHans: "积分排名")
  package static let rank = LocalizedText(en: "Rank", zhHans: "排名")
  package static let name = LocalizedText(en: "Name", zhHans: "用户")
  package static let you = LocalizedText(en: "you", zhHans: "你")
  package static let level = LocalizedText(en: "Level", zhHans: "等级")
  package static let coins = LocalizedText(en: "Coins", zhHans: "积分")

  package static let myCoins = LocalizedText(en: "My coins", zhHans: "我的积分")
  package static let date = LocalizedText(en: "Date", zhHans: "时间")
  package static let reason = LocalizedText(en: "Reason", zhHans: "来源")
  package static let details = LocalizedText(en: "Details", zhHans: "说明")
  package static let notLoggedIn = LocalizedText(en: "You are not logged in", zhHans: "尚未登录")
  package static let logInFirst = LocalizedText(en: "Please log in first", zhHans: "请先登录")

  /// Returns the message that takes the place of the history, or of the rest of it, if it could not be loaded.
  package static func noHistory(_ failure: LoadFailure) -> LocalizedText {
    LocalizedText(
      en: "The history could not be loaded: \(failure.message(in: .en))",
      zhHans: "无法加载积分历史：\(failure.message(in: .zhHans))")
  }

  /// The text that both lists use, such as the messages of an empty list.
  package static let list: ListText = {
    var text = ListText.standard
    text.emptyDetail = LocalizedText(en: "Try refreshing to get data", zhHans: "尝试点击刷新获取数据")
    return text
  }()
}
