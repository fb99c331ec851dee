public import FeatureNotifications
import FeatureNotificationsModule
public import Foundation
import Posts
import PostsTerminal
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of notifications, for pipes and for commands that show no screens.
public enum NotificationsPlain {
  /// Returns the event of each row with its time, the indented post below, and an empty line between rows. Unread rows
  /// begin with `*`. If the notifications are stale, the first line gives the reason. If the notifications end at a
  /// link to another server, the last line reports the link. If there are no notifications, a single message replaces
  /// the rows.
  public static func lines(
    _ contents: NotificationsContents, language: Language, now: Date = Date(), timeZone: TimeZone = .current
  ) -> [TerminalText] {
    let age = PostAge(language: language, timeZone: timeZone)
    var lines: [TerminalText] = []
    if let failure = contents.failure, contents.isStale {
      lines = [failure.staleLine(updated: contents.updated, language: language, now: now, timeZone: timeZone), .empty]
    }
    if contents.rows.isEmpty { return lines + [TerminalText(NotificationsText.list.empty, language)] }
    for row in contents.rows {
      let mark: TerminalText = row.isUnread ? "* " : ""
      let date = row.created.map { "  " + age.exact($0) } ?? ""
      lines.append(mark + TerminalText(NotificationsText.sentence(row), language) + date)
      lines += row.details?.text.map { TerminalText.lines($0).map { "  " + $0 } } ?? []
      lines += row.post.map { post in PostPlain.lines(post, age: age).map { $0.isEmpty ? .empty : "  " + $0 } } ?? []
      lines.append(.empty)
    }
    if contents.isTruncated { lines += [TerminalText(LoadFailure.foreignLink.message(in: language)), .empty] }
    return lines.dropLast()
  }
}
