public import FeatureTimeline
import FeatureTimelineModule
public import Foundation
import Posts
import PostsTerminal
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of threads, for pipes and for commands that show no screens.
public enum ThreadPlain {
  /// Returns the posts with an empty line between them. A line above the requested post marks it. Replies are indented
  /// by two columns for each level of depth, up to a maximum. If the posts around the post could not be loaded, the
  /// last line states the reason. If the post itself is stale, the first line does.
  public static func lines(
    _ thread: PostThread, language: Language, now: Date = Date(), timeZone: TimeZone = .current
  ) -> [TerminalText] {
    let age = PostAge(language: language, timeZone: timeZone)
    let lines = thread.rows.flatMap { row in
      let indent = TerminalText(String(repeating: "  ", count: min(row.depth, PostRows.deepestIndent)))
      let notes = [
        row.isParentMissing ? TimelineText.parentMissing : nil,
        row.id == thread.post ? TimelineText.requestedPost : nil,
      ].compactMap { $0.map { "-- \($0[language]) --" as TerminalText } }
      return (notes + PostPlain.lines(row.post, age: age)).map { $0.isEmpty ? .empty : indent + $0 } + [.empty]
    }
    if let failure = thread.failure, thread.isStale {
      let notice = failure.staleLine(updated: thread.updated, language: language, now: now, timeZone: timeZone)
      return [notice, .empty] + lines.dropLast()
    }
    if let failure = thread.failure { return lines + [TerminalText(TimelineText.noThread(failure), language)] }
    return thread.isTruncated ? lines + [TerminalText(TimelineText.truncated, language)] : lines.dropLast()
  }
}

/// The plain text renderer of the earlier versions of a post, for pipes and for commands that show no screens.
public enum PostVersionsPlain {
  /// Returns a heading, and below it the date, the content warning, the text, the files and the poll of each version.
  /// Returns no lines if there are no versions, and the reason if they could not be loaded.
  public static func lines(
    _ versions: PostVersions, language: Language, timeZone: TimeZone = .current
  ) -> [TerminalText] {
    if case .failed(let failure) = versions {
      return [.empty, TerminalText(TimelineText.noVersions(failure), language)]
    }
    guard case .loaded(let versions) = versions, !versions.isEmpty else { return [] }
    let age = PostAge(language: language, timeZone: timeZone)
    return [.empty, "-- \(TimelineText.versions[language]) --"]
      + versions.flatMap { version -> [TerminalText] in
        let date = version.created.map(age.exact) ?? TerminalText(TimelineText.undated, language)
        let content = version.warningLines(language) + version.contentLines(language)
        return [.empty, date] + content.map { $0.isEmpty ? .empty : "  " + $0 }
      }
  }
}

/// The plain text renderer of profiles, for pipes and for commands that show no screens.
public enum ProfilePlain {
  /// Returns the name, the description, the counts, the relationship and the fields, and below them the pinned posts.
  public static func lines(
    _ profile: Profile, language: Language, timeZone: TimeZone = .current
  ) -> [TerminalText] {
    let age = PostAge(language: language, timeZone: timeZone)
    let (name, facts) = profile.lines(language)
    let pinned = profile.pinned.flatMap { post in
      [.empty, "-- \(TimelineText.pinned[language]) --" as TerminalText] + PostPlain.lines(post, age: age)
    }
    return [name] + facts.map { $0.isEmpty ? .empty : "  " + $0 } + profile.fields.map { "  " + $0.line(language) }
      + pinned
  }
}

/// The plain text renderer of search results, for pipes and for commands that show no screens.
public enum SearchPlain {
  /// Returns a line for each person and each hashtag, and the posts below them. If there are no results, returns a
  /// message instead.
  ///
  /// - Parameters:
  ///   - results: The results.
  ///   - searchesPosts: A Boolean value that indicates whether a user is logged in. If it is `false` and there are no
  ///     posts, the last line explains that most servers let only logged-in users search for posts.
  ///   - language: The language of the text.
  ///   - timeZone: The time zone of dates.
  public static func lines(
    _ results: [SearchResult], searchesPosts: Bool = true, language: Language, timeZone: TimeZone = .current
  ) -> [TerminalText] {
    let notice =
      results.arePostsMissing(searchesPosts) ? [TerminalText(TimelineText.postsNeedLogin, language)] : []
    if results.isEmpty { return [TerminalText(TimelineText.listText.empty, language)] + notice }
    let age = PostAge(language: language, timeZone: timeZone)
    return results.flatMap { result -> [TerminalText] in
      switch result {
      case .person(let person): ["@\(person.username)  \(person.name)"]
      case .tag(let tag): ["#\(tag.name)"]
      case .post(let post): [.empty] + PostPlain.lines(post, age: age)
      }
    } + notice
  }
}

extension [SearchResult] {
  /// Returns whether the results contain no posts and no user is logged in, so the server may not have searched for
  /// posts.
  func arePostsMissing(_ searchesPosts: Bool) -> Bool { !searchesPosts && allSatisfy { $0.post == nil } }
}
