package import Presentation

/// The localized text that is shown with posts, in every front end.
package enum PostText {
  package static let reply = LocalizedText(en: "in reply to a post", zhHans: "回复一条嘟文")
  package static func replyTo(_ name: String) -> LocalizedText {
    LocalizedText(en: "in reply to \(name)", zhHans: "回复 \(name)")
  }
  package static let toReply = LocalizedText(en: "Reply", zhHans: "回复")
  package static let toQuote = LocalizedText(en: "Quote", zhHans: "引用")
  package static let filtered = LocalizedText(en: "Filtered", zhHans: "已过滤")
  package static let filteredMedia = LocalizedText(en: "Media filtered", zhHans: "媒体已过滤")
  package static let vote = LocalizedText(en: "Vote", zhHans: "投票")
  package static let multiple = LocalizedText(en: "multiple choice", zhHans: "多选")
  package static let warning = LocalizedText(en: "Content warning: ", zhHans: "内容警告：")
  package static let sensitive = LocalizedText(en: "sensitive", zhHans: "敏感内容")
  package static let `public` = LocalizedText(en: "Public", zhHans: "公开")
  package static let unlisted = LocalizedText(en: "Unlisted", zhHans: "不公开列出")
  package static let ended = LocalizedText(en: "ended", zhHans: "已结束")
  package static let ends = LocalizedText(en: "ends ", zhHans: "截止于 ")

  package static func boosted(by name: String) -> LocalizedText {
    LocalizedText(en: "boosted by \(name)", zhHans: "由 \(name) 转嘟")
  }

  package static func votes(_ count: Int) -> LocalizedText {
    LocalizedText(en: count == 1 ? "1 vote" : "\(count) votes", zhHans: "\(count) 票")
  }

  package static func voters(_ count: Int) -> LocalizedText {
    LocalizedText(en: count == 1 ? "1 person voted" : "\(count) people voted", zhHans: "\(count) 人投票")
  }

  package static func counts(_ counts: PostCounts, hasZeros: Bool) -> [LocalizedText] {
    func text(_ count: Int?, _ one: String, _ many: String, _ zhHans: String) -> LocalizedText? {
      guard let count, count > 0 || hasZeros else { return nil }
      return LocalizedText(en: "\(count) \(count == 1 ? one : many)", zhHans: "\(count) \(zhHans)")
    }
    return [
      text(counts.replies, "reply", "replies", "条回复"), text(counts.boosts, "boost", "boosts", "次转嘟"),
      text(counts.favorites, "favorite", "favorites", "次喜欢"),
    ].compactMap(\.self)
  }

  /// Returns the reactions of the user, in words that do not depend on color.
  package static func reactions(_ reactions: PostReactions?) -> [LocalizedText] {
    PostReaction.allCases.filter { reactions?[$0] == true }.map { reaction in
      switch reaction {
      case .favorite: LocalizedText(en: "your favorite", zhHans: "你喜欢")
      case .boost: LocalizedText(en: "boosted by you", zhHans: "你已转嘟")
      case .bookmark: LocalizedText(en: "bookmarked", zhHans: "已加书签")
      }
    }
  }

  package static func movedTo(_ name: String) -> LocalizedText {
    LocalizedText(en: "Moved to \(name)", zhHans: "已迁移到 \(name)")
  }

  package static func mark(_ mark: Person.Mark) -> LocalizedText {
    switch mark {
    case .suspended: LocalizedText(en: "Suspended", zhHans: "已被封禁")
    case .limited: LocalizedText(en: "Limited by the moderators", zhHans: "已被管理员限制")
    case .memorial: LocalizedText(en: "In memoriam", zhHans: "悼念账号")
    }
  }

  package static let direct = LocalizedText(en: "Direct message", zhHans: "私信")
  package static let followers = LocalizedText(en: "Followers only", zhHans: "仅关注者可见")
  package static let restricted = LocalizedText(en: "Not public", zhHans: "非公开")
  package static let edited = LocalizedText(en: "edited", zhHans: "已编辑")
  package static let undescribed = LocalizedText(en: "no description", zhHans: "无描述")

  package static func kind(_ kind: PostMedia.Kind) -> LocalizedText {
    switch kind {
    case .image: LocalizedText(en: "image", zhHans: "图片")
    case .video: LocalizedText(en: "video", zhHans: "视频")
    case .animation: LocalizedText(en: "animation", zhHans: "动图")
    case .audio: LocalizedText(en: "audio", zhHans: "音频")
    case .file: LocalizedText(en: "file", zhHans: "文件")
    }
  }
}
