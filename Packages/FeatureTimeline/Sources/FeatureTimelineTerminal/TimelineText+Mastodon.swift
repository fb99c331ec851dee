import FeatureTimeline
import Foundation
import Presentation
import PresentationTerminal
import TerminalUI

/// The texts of threads, profiles and the search.
extension TimelineText {
  static let thread = LocalizedText(en: "Thread", zhHans: "对话")
  static let requestedPost = LocalizedText(en: "Requested post", zhHans: "所请求的嘟文")
  static let parentMissing = LocalizedText(en: "Reply to an unavailable post", zhHans: "所回复的嘟文不可用")
  static let truncated = LocalizedText(en: "The thread has more posts than are shown here.", zhHans: "此对话还有更多嘟文未显示。")

  static func noThread(_ failure: LoadFailure) -> LocalizedText {
    LocalizedText(
      en: "The thread could not be loaded: \(failure.message(in: .en))",
      zhHans: "无法加载对话：\(failure.message(in: .zhHans))")
  }

  static func noVersions(_ failure: LoadFailure) -> LocalizedText {
    LocalizedText(
      en: "The earlier versions could not be loaded: \(failure.message(in: .en))",
      zhHans: "无法加载编辑历史：\(failure.message(in: .zhHans))")
  }

  static func incompleteProfile(_ failure: LoadFailure) -> LocalizedText {
    LocalizedText(
      en: "Parts of the profile could not be loaded: \(failure.message(in: .en))",
      zhHans: "无法加载部分个人资料：\(failure.message(in: .zhHans))")
  }

  static let profile = LocalizedText(en: "Profile", zhHans: "个人资料")
  static let pinned = LocalizedText(en: "Pinned", zhHans: "置顶")
  static let following = LocalizedText(en: "Following", zhHans: "已关注")
  static let notFollowing = LocalizedText(en: "Not following", zhHans: "未关注")
  static let requested = LocalizedText(en: "Follow requested", zhHans: "已请求关注")
  static let follower = LocalizedText(en: "Follows you", zhHans: "关注了你")
  static let blocked = LocalizedText(en: "Blocked", zhHans: "已屏蔽")
  static let muted = LocalizedText(en: "Muted", zhHans: "已静音")
  static let bot = LocalizedText(en: "Automated", zhHans: "机器人")
  static let locked = LocalizedText(en: "Approves followers", zhHans: "关注需批准")
  static let verified = LocalizedText(en: "verified", zhHans: "已验证")

  static let quoted = LocalizedText(en: "Quoted post", zhHans: "引用的动态")

  static func allPosts(_ count: Int?) -> LocalizedText {
    LocalizedText(en: "All posts\(count.map { " (\($0))" } ?? "")", zhHans: "全部嘟文\(count.map { "（\($0)）" } ?? "")")
  }

  static func counts(_ profile: Profile) -> [LocalizedText] {
    [
      profile.postCount.map { LocalizedText(en: $0 == 1 ? "1 post" : "\($0) posts", zhHans: "\($0) 条嘟文") },
      profile.followerCount.map {
        LocalizedText(en: $0 == 1 ? "1 follower" : "\($0) followers", zhHans: "\($0) 位关注者")
      },
      profile.followingCount.map { LocalizedText(en: "\($0) following", zhHans: "关注 \($0) 人") },
    ].compactMap(\.self)
  }

  static func joined(_ day: String) -> LocalizedText { LocalizedText(en: "Joined \(day)", zhHans: "\(day) 加入") }

  static let search = LocalizedText(en: "Search", zhHans: "搜索")
  static let type = LocalizedText(en: "Edit search", zhHans: "编辑搜索")
  static let placeholder = LocalizedText(en: "Search people, hashtags and posts", zhHans: "搜索用户、话题标签和嘟文")

  static let postsNeedLogin = LocalizedText(
    en: "Most servers let only logged-in users search for posts.", zhHans: "大多数服务器只允许已登录的用户搜索嘟文。")

  /// The message before the first search.
  static let notSearched = EmptyListMessage(
    placeholder,
    detail: LocalizedText(
      en: "Type a name, a #hashtag, text, or the address of a profile or post.",
      zhHans: "输入名称、#话题标签、内容，或个人资料与嘟文的地址。"),
    remedy: (.timelineSearch, type))

  /// Returns the message of a search without results.
  static func nothingFound(_ text: String) -> EmptyListMessage {
    EmptyListMessage(
      LocalizedText(en: "Nothing matches “\(text)”", zhHans: "没有与“\(text)”匹配的内容"),
      detail: LocalizedText(en: "Check the spelling, or use fewer words", zhHans: "请检查拼写，或减少词语"),
      remedy: (.timelineSearch, type))
  }

  /// The texts of a list that is not paged.
  static let wholeList: ListText = {
    var text = listText
    text.loadMore = nil
    return text
  }()
}
