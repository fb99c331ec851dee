public import FeatureMoments
import FeatureMomentsModule
public import Foundation
public import Presentation
import PresentationTerminal
public import TerminalUI

/// The plain text renderer of moments, for pipes and for commands that show no screens.
public enum MomentsPlain {
  /// Returns the name of the user of the page, followed by a numbered paragraph for each moment, or by a message if
  /// there are no moments.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - language: The language of the text.
  ///   - now: The current time, for relative dates.
  public static func lines(_ page: MomentsDetails, language: Language, now: Date) -> [TerminalText] {
    let moments = page.moments.map { [TerminalText.empty] + lines($0, language: language, now: now) }
    return [TerminalText(page.user.name)]
      + (moments.isEmpty ? [.empty, TerminalText(MomentsText.list.empty, language)] : moments.flatMap(\.self))
  }

  /// Returns the paragraph of a moment.
  public static func lines(_ moment: Moment, language: Language, now: Date) -> [TerminalText] {
    let date = moment.created.map { TerminalText(language.relativeTime.text(for: $0, from: now)) }
    let head = [TerminalText("#" + moment.id), TerminalText(moment.authorName), date].compactMap(\.self)
    let title = TerminalText.lines(moment.title ?? "").filter { !$0.isEmpty }
    let addresses = ([moment.url] + moment.photos).compactMap(\.self).map { TerminalText($0.absoluteString) }
    return [head.joined(separator: "  ")] + (title + addresses + likes(moment.likes, language)).map { "    " + $0 }
  }

  private static func likes(_ likes: Likes, _ language: Language) -> [TerminalText] {
    likes.users.isEmpty ? [] : [TerminalText(MomentsText.likes(likes.users.count, isLiked: likes.isLiked), language)]
  }
}
