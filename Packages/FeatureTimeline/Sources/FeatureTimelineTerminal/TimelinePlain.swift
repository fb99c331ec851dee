public import FeatureTimeline
import FeatureTimelineModule
public import Foundation
import Posts
import PostsTerminal
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of timelines, for pipes and for commands that show no screens.
public enum TimelinePlain {
  /// Returns the author, the date, the text and an empty line for each post, and a line for each gap. If the posts are
  /// stale, the first line reports it. If the list ends early, a line below the posts reports why. If there are no
  /// posts, a message takes their place.
  ///
  /// - Parameters:
  ///   - contents: The posts.
  ///   - versions: The earlier versions of the only post, which follow it.
  ///   - showsDetails: A Boolean value that indicates whether to add the details that the screen of a post shows: the
  ///     numbers of reactions, the language, the URL, and the targets of links.
  ///   - language: The language of the text.
  ///   - now: The current time, relative to which the time of the last update is formatted.
  ///   - timeZone: The time zone of dates.
  public static func lines(
    _ contents: TimelineContents, versions: PostVersions = .hidden, showsDetails: Bool = false, language: Language,
    now: Date = Date(), timeZone: TimeZone = .current
  ) -> [TerminalText] {
    let age = PostAge(language: language, timeZone: timeZone)
    var lines: [TerminalText] = []
    if let failure = contents.failure, contents.isStale {
      lines = [failure.staleLine(updated: contents.updated, language: language, now: now, timeZone: timeZone), .empty]
    }
    if contents.posts.isEmpty { return lines + [TerminalText(TimelineText.listText.empty, language)] }
    for post in contents.posts {
      lines += (showsDetails ? PostPlain.details(post, age: age) : PostPlain.lines(post, age: age)) + [.empty]
      if contents.gaps.contains(post.id) { lines += ["-- \(TimelineText.gap[language]) --", .empty] }
    }
    if let failure = contents.failure, contents.isTruncated {
      lines += [TerminalText(failure.message(in: language)), .empty]
    }
    return lines.dropLast() + PostVersionsPlain.lines(versions, language: language, timeZone: timeZone)
  }
}
