import FeatureMoments
import Foundation
import Presentation
import TerminalUI

/// What the page of moments says.
enum MomentsText {
  static let title = LocalizedText(en: "Moments", zhHans: "朋友圈")

  static let refresh = LocalizedText(en: "Refresh", zhHans: "刷新")
  static let like = LocalizedText(en: "Like or not", zhHans: "赞 / 取消")
  static let open = LocalizedText(en: "Open", zhHans: "打开")
  static let share = LocalizedText(en: "Share", zhHans: "分享")
  static let dates = LocalizedText(en: "Exact dates", zhHans: "准确时间")

  static let refreshing = LocalizedText(en: "Loading...", zhHans: "正在刷新数据中...")
  static let refreshFailed = LocalizedText(en: "Loading failed", zhHans: "加载失败")
  static let loadingMore = LocalizedText(en: "Loading...", zhHans: "正在加载更多的数据...")
  static let loadMoreFailed = LocalizedText(en: "Loading failed", zhHans: "加载失败")
  static let endReached = LocalizedText(en: "No more data", zhHans: "已经全部加载完毕")
  static let retry = LocalizedText(en: "retry", zhHans: "重试")
  static let refreshHint = LocalizedText(en: "refresh", zhHans: "刷新")

  static let empty = LocalizedText(
    en: "There are no moments yet. Add friends to see more of them.", zhHans: "目前还没有朋友圈信息，可以添加好友来查看更多的朋友圈信息")
  static let errorMessage = LocalizedText(
    en: "Something went wrong, please try again later", zhHans: "出错啦，请稍后再试")

  static let likeFailed = LocalizedText(en: "The like was not sent: ", zhHans: "点赞失败：")
  static let noAddress = LocalizedText(en: "There is nothing to open or to share here", zhHans: "这条内容没有可打开或分享的链接")

  static let photo = LocalizedText(en: "Photo", zhHans: "照片")
  static let cover = LocalizedText(en: "Cover", zhHans: "封面")
  static let liked = LocalizedText(en: "liked by you", zhHans: "你已赞")
  static let comma = LocalizedText(en: ", ", zhHans: "，")

  static func count(_ moments: Int, _ language: Language) -> TerminalText {
    switch language {
    case .en: moments == 1 ? "1 moment" : "\(moments) moments"
    case .zhHans: "\(moments) 条朋友圈"
    }
  }

  static func updated(_ time: String, _ language: Language) -> TerminalText {
    switch language {
    case .en: "updated \(time)"
    case .zhHans: "更新于 \(time)"
    }
  }

  static func new(_ moments: Int, _ language: Language) -> TerminalText {
    switch language {
    case .en: "^ \(moments) new"
    case .zhHans: "^ \(moments) 条新内容"
    }
  }

  /// How many likes there are, and whether one's own is among them.
  static func likes(_ likes: Likes, _ language: Language) -> TerminalText {
    let count = likes.users.count
    let words: TerminalText =
      switch language {
      case .en: count == 1 ? "1 like" : "\(count) likes"
      case .zhHans: "\(count) 个赞"
      }
    return likes.isLiked ? words + comma.terminal(language) + liked.terminal(language) : words
  }
}

extension LocalizedText {
  /// The text in one language, ready to be drawn.
  func terminal(_ language: Language) -> TerminalText { TerminalText(self[language]) }
}

extension Language {
  /// How this language says how long ago something was.
  var relativeTime: RelativeTime {
    switch self {
    case .en: .english
    case .zhHans: .chinese
    }
  }
}

extension Date {
  /// The day and the time of day as a clock there shows it: `2020-11-16 18:09`. The same in every language.
  func dayAndTime(in timeZone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let day = calendar.dateComponents([.year, .month, .day], from: self)
    let numbers = [day.year ?? 0, day.month ?? 0, day.day ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return numbers.joined(separator: "-") + " " + clockTime(asOf: self, in: timeZone)
  }
}
