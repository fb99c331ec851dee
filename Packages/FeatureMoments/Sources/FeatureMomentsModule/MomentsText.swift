package import FeatureMoments
package import Foundation
package import Presentation

/// The localized text of the page of moments, which the front ends share.
package enum MomentsText {
  package static let title = LocalizedText(en: "Moments", zhHans: "朋友圈")

  package static let like = LocalizedText(en: "Like/unlike", zhHans: "点赞/取消点赞")
  package static let open = LocalizedText(en: "Open link", zhHans: "打开链接")
  package static let share = LocalizedText(en: "Share", zhHans: "分享")

  /// The text of the list.
  package static let list: ListText = {
    var text = ListText.standard
    text.loadMore = nil
    text.empty = LocalizedText(
      en: "There are no moments yet. Add friends to see their moments.", zhHans: "目前还没有朋友圈信息，可以添加好友来查看更多的朋友圈信息")
    text.failed = LocalizedText(en: "Something went wrong, please try again later", zhHans: "出错啦，请稍后再试")
    return text
  }()

  package static let likeFailed = LocalizedText(en: "The like was not changed: ", zhHans: "点赞操作失败：")
  package static let noAddress = LocalizedText(
    en: "This moment has no link to open or share", zhHans: "这条动态没有可打开或分享的链接")

  package static let cover = LocalizedText(en: "Cover photo", zhHans: "封面照片")

  /// Returns the caption of the photos of a moment.
  package static func photos(_ count: Int) -> LocalizedText {
    LocalizedText(en: count == 1 ? "1 photo" : "\(count) photos", zhHans: "\(count) 张照片")
  }

  /// Returns the caption of one of several photos, in the space that is reserved for it.
  package static func photo(_ number: Int, of count: Int) -> LocalizedText {
    LocalizedText(en: "Photo \(number) of \(count)", zhHans: "照片 \(number)/\(count)")
  }

  /// Returns the caption of a photo: its description, or its position.
  package static func caption(_ photo: MomentPhoto) -> LocalizedText {
    photo.text.map { LocalizedText(en: $0, zhHans: $0) } ?? Self.photo(photo.id, of: photo.count)
  }

  /// The title of a moment on a screen of its own.
  package static let moment = LocalizedText(en: "Moment", zhHans: "朋友圈动态")

  /// The text of the parts of a moment.
  package static let parts: ListText = {
    var text = list
    text.endReached = LocalizedText(en: "", zhHans: "")
    text.empty = LocalizedText(en: "The server does not have this moment.", zhHans: "服务器上没有这条动态。")
    return text
  }()

  /// Returns the number of users with whom the author shares a moment.
  package static func sharedWith(_ count: Int) -> LocalizedText {
    LocalizedText(en: "shared with \(count)", zhHans: "分享给 \(count) 人")
  }

  /// Returns names as one text, without most of those above a limit, because a server can send any number.
  package static func names(_ names: [String], limit: Int = 100) -> LocalizedText {
    let (shown, rest) = (names.prefix(limit), names.count - limit)
    return LocalizedText(
      en: shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) others" : ""),
      zhHans: shown.joined(separator: "、") + (rest > 0 ? "等 \(names.count) 人" : ""))
  }

  package static let liked = LocalizedText(en: "liked by you", zhHans: "你已赞")
  package static let comma = LocalizedText(en: ", ", zhHans: "，")

  package static func count(_ moments: Int) -> LocalizedText {
    LocalizedText(en: moments == 1 ? "1 moment" : "\(moments) moments", zhHans: "\(moments) 条动态")
  }

  /// Returns the number of likes, and whether the user likes the moment.
  package static func likes(_ count: Int, isLiked: Bool) -> LocalizedText {
    let words = LocalizedText(en: count == 1 ? "1 like" : "\(count) likes", zhHans: "\(count) 个赞")
    guard isLiked else { return words }
    return LocalizedText(
      en: words[.en] + comma[.en] + liked[.en], zhHans: words[.zhHans] + comma[.zhHans] + liked[.zhHans])
  }
}

extension MomentsProblem {
  /// The message for the user. It can contain text of the server: sanitize it before display.
  package var text: LocalizedText {
    switch self {
    case .likeFailed(let failure):
      LocalizedText(
        en: MomentsText.likeFailed[.en] + failure.message(in: .en),
        zhHans: MomentsText.likeFailed[.zhHans] + failure.message(in: .zhHans))
    case .noAddress: MomentsText.noAddress
    }
  }
}

extension Language {
  /// The formatter of relative dates in this language.
  package var relativeTime: RelativeTime { self == .zhHans ? .chinese : .english }
}

extension Date {
  /// Returns the date and time in a time zone, for example `2020-11-16 18:09`. The format is the same in every
  /// language.
  package func dayAndTime(in timeZone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let day = calendar.dateComponents([.year, .month, .day], from: self)
    let numbers = [day.year ?? 0, day.month ?? 0, day.day ?? 0].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return numbers.joined(separator: "-") + " " + clockTime(asOf: self, in: timeZone)
  }
}
