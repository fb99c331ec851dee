import FeatureTimelineModule
import Foundation
import Posts
import Presentation
import TerminalUI

/// The messages of commands that act on Mastodon.
extension TimelineMessages {
  /// The message for an action on the demo server, which ends with the command.
  static let actionDemoEnds = LocalizedText(
    en: "Nothing was done, because the demo server ends with this command. Name a server with --server.",
    zhHans: "未执行任何操作，因为演示服务器会随此命令结束。请用 --server 指定服务器。")

  /// Returns the line that a command prints after an action: its name, and the post or the person.
  static func done(_ action: String, _ target: ActionTarget, _ language: Language) -> TerminalText {
    let name = name(of: action, target)?[language] ?? action
    return TerminalText([name, target.text].compactMap(\.self).joined(separator: "  "))
  }

  private static func name(of action: String, _ target: ActionTarget) -> LocalizedText? {
    if action == "follow", case .person(_, let relationship?) = target, relationship.isRequested {
      return LocalizedText(en: "Follow requested", zhHans: "已请求关注")
    }
    return words[action]
  }

  private static let words: [String: LocalizedText] = [
    "favorite": LocalizedText(en: "Added to your favorites", zhHans: "已喜欢"),
    "unfavorite": LocalizedText(en: "Removed from your favorites", zhHans: "已取消喜欢"),
    "boost": LocalizedText(en: "Boosted", zhHans: "已转嘟"),
    "unboost": LocalizedText(en: "Boost removed", zhHans: "已取消转嘟"),
    "bookmark": LocalizedText(en: "Added to your bookmarks", zhHans: "已加入书签"),
    "unbookmark": LocalizedText(en: "Removed from your bookmarks", zhHans: "已移除书签"),
    "vote": LocalizedText(en: "Voted", zhHans: "已投票"),
    "mute-conversation": LocalizedText(en: "Conversation muted", zhHans: "已静音此对话"),
    "unmute-conversation": LocalizedText(en: "Conversation unmuted", zhHans: "已取消静音此对话"),
    "follow": LocalizedText(en: "Followed", zhHans: "已关注"),
    "unfollow": LocalizedText(en: "Unfollowed", zhHans: "已取消关注"),
    "mute": LocalizedText(en: "Muted", zhHans: "已静音"),
    "unmute": LocalizedText(en: "Unmuted", zhHans: "已取消静音"),
    "block": LocalizedText(en: "Blocked", zhHans: "已屏蔽"),
    "unblock": LocalizedText(en: "Unblocked", zhHans: "已取消屏蔽"),
    "accept": LocalizedText(en: "Request accepted", zhHans: "已接受关注请求"),
    "reject": LocalizedText(en: "Request rejected", zhHans: "已拒绝关注请求"),
    "report": LocalizedText(en: "Reported", zhHans: "已举报"),
  ]
}
