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

  /// Returns the line that a command prints after an action: its name, and the URL or the ID of the post.
  static func done(_ action: String, _ post: Post?, _ language: Language) -> TerminalText {
    let words: [String: LocalizedText] = [
      "favorite": LocalizedText(en: "Added to your favorites", zhHans: "已喜欢"),
      "unfavorite": LocalizedText(en: "Removed from your favorites", zhHans: "已取消喜欢"),
      "boost": LocalizedText(en: "Boosted", zhHans: "已转嘟"),
      "unboost": LocalizedText(en: "Boost removed", zhHans: "已取消转嘟"),
      "bookmark": LocalizedText(en: "Added to your bookmarks", zhHans: "已加入书签"),
      "unbookmark": LocalizedText(en: "Removed from your bookmarks", zhHans: "已移除书签"),
    ]
    let target = post.map { ($0.original ?? $0.id).text + ($0.url.map { "  \($0.absoluteString)" } ?? "") }
    return TerminalText([words[action]?[language] ?? action, target].compactMap(\.self).joined(separator: "  "))
  }
}
