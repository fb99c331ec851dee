package import FeatureTimeline
package import Presentation

/// The texts of threads, profiles and the search.
extension TimelineText {
  package static let thread = LocalizedText(en: "Thread", zhHans: "对话")
  package static let requestedPost = LocalizedText(en: "Requested post", zhHans: "所请求的嘟文")
  package static let parentMissing = LocalizedText(en: "Reply to an unavailable post", zhHans: "所回复的嘟文不可用")
  package static let truncated = LocalizedText(
    en: "The thread has more posts than are shown here.", zhHans: "此对话还有更多嘟文未显示。")

  package static func noThread(_ failure: LoadFailure) -> LocalizedText {
    LocalizedText(
      en: "The thread could not be loaded: \(failure.message(in: .en))",
      zhHans: "无法加载对话：\(failure.message(in: .zhHans))")
  }

  package static func noVersions(_ failure: LoadFailure) -> LocalizedText {
    LocalizedText(
      en: "The earlier versions could not be loaded: \(failure.message(in: .en))",
      zhHans: "无法加载编辑历史：\(failure.message(in: .zhHans))")
  }

  package static func incompleteProfile(_ failure: LoadFailure) -> LocalizedText {
    LocalizedText(
      en: "Parts of the profile could not be loaded: \(failure.message(in: .en))",
      zhHans: "无法加载部分个人资料：\(failure.message(in: .zhHans))")
  }

  package static let profile = LocalizedText(en: "Profile", zhHans: "个人资料")
  package static let pinned = LocalizedText(en: "Pinned", zhHans: "置顶")
  package static let following = LocalizedText(en: "Following", zhHans: "已关注")
  package static let notFollowing = LocalizedText(en: "Not following", zhHans: "未关注")
  package static let requested = LocalizedText(en: "Follow requested", zhHans: "已请求关注")
  package static let follower = LocalizedText(en: "Follows you", zhHans: "关注了你")
  package static let requesting = LocalizedText(en: "Asks to follow you", zhHans: "请求关注你")
  package static let blocked = LocalizedText(en: "Blocked", zhHans: "已屏蔽")
  package static let muted = LocalizedText(en: "Muted", zhHans: "已静音")
  package static let bot = LocalizedText(en: "Automated", zhHans: "机器人")
  package static let locked = LocalizedText(en: "Approves followers", zhHans: "关注需批准")
  package static let verified = LocalizedText(en: "verified", zhHans: "已验证")

  package static let quoted = LocalizedText(en: "Quoted post", zhHans: "引用的嘟文")

  package static func allPosts(_ count: Int?) -> LocalizedText {
    LocalizedText(en: "All posts\(count.map { " (\($0))" } ?? "")", zhHans: "全部嘟文\(count.map { "（\($0)）" } ?? "")")
  }

  package static func counts(_ profile: Profile) -> [LocalizedText] {
    [
      profile.postCount.map { LocalizedText(en: $0 == 1 ? "1 post" : "\($0) posts", zhHans: "\($0) 条嘟文") },
      profile.followerCount.map {
        LocalizedText(en: $0 == 1 ? "1 follower" : "\($0) followers", zhHans: "\($0) 位关注者")
      },
      profile.followingCount.map { LocalizedText(en: "\($0) following", zhHans: "关注 \($0) 人") },
    ].compactMap(\.self)
  }

  package static func joined(_ day: String) -> LocalizedText { LocalizedText(en: "Joined \(day)", zhHans: "\(day) 加入") }

  package static let favoritedBy = LocalizedText(en: "Favorited by", zhHans: "喜欢的人")
  package static let boostedBy = LocalizedText(en: "Boosted by", zhHans: "转嘟的人")
  package static let requests = LocalizedText(en: "Follow requests", zhHans: "关注请求")

  package static func followers(_ count: Int?) -> LocalizedText {
    LocalizedText(en: "Followers\(count.map { " (\($0))" } ?? "")", zhHans: "关注者\(count.map { "（\($0)）" } ?? "")")
  }

  package static func following(_ count: Int?) -> LocalizedText {
    LocalizedText(en: "Following\(count.map { " (\($0))" } ?? "")", zhHans: "关注的人\(count.map { "（\($0)）" } ?? "")")
  }

  package static let search = LocalizedText(en: "Search", zhHans: "搜索")
  package static let type = LocalizedText(en: "Edit search", zhHans: "编辑搜索")
  package static let placeholder = LocalizedText(en: "Search people, hashtags and posts", zhHans: "搜索用户、话题标签和嘟文")

  package static let postsNeedLogin = LocalizedText(
    en: "Most servers let only logged-in users search for posts.", zhHans: "大多数服务器只允许已登录的用户搜索嘟文。")

  /// The texts of a list that is not paged.
  package static let wholeList: ListText = {
    var text = listText
    text.loadMore = nil
    return text
  }()
}

extension PeopleSource {
  /// The title of the list. It can contain text of the server: sanitize it before display.
  package var title: LocalizedText {
    switch self {
    case .timeline: TimelineText.peopleTitle
    case .followers(let name): LocalizedText(en: "Followers of @\(name)", zhHans: "@\(name) 的关注者")
    case .following(let name): LocalizedText(en: "Followed by @\(name)", zhHans: "@\(name) 关注的人")
    case .favorites: TimelineText.favoritedBy
    case .boosts: TimelineText.boostedBy
    case .requests: TimelineText.requests
    }
  }
}
