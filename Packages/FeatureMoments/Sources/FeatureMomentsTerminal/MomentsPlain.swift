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
  public static func lines(_ page: MomentsDetails, language: Language, now: Date = Date()) -> [TerminalText] {
    let moments = page.moments.map { [TerminalText.empty] + lines($0, language: language, now: now) }
    return [TerminalText(page.user.name)]
      + (moments.isEmpty ? [.empty, TerminalText(MomentsText.list.empty, language)] : moments.flatMap(\.self))
  }

  /// Returns the paragraph of a moment.
  public static func lines(_ moment: Moment, language: Language, now: Date = Date()) -> [TerminalText] {
    let date = moment.created.map { TerminalText(language.relativeTime.text(for: $0, from: now)) }
    let head = [TerminalText("#" + moment.id), TerminalText(moment.authorName), date].compactMap(\.self)
    let title = TerminalText.lines(moment.title ?? "").filter { !$0.isEmpty }
    let link = moment.url.map { [TerminalText($0.absoluteString)] } ?? []
    let item = MomentListItem(moment)
    let photos = item.photos.map { photo in
      TerminalText(photo.url.absoluteString) + (photo.text.map { "  " + TerminalText($0) } ?? "")
    }
    let lines = title + link + photos + likes(item, language) + sharedWith(item, language)
    return [head.joined(separator: "  ")] + lines.map { "    " + $0 }
  }

  private static func likes(_ moment: MomentListItem, _ language: Language) -> [TerminalText] {
    if moment.likeCount == 0 { return [] }
    return [line(MomentsText.likes(moment.likeCount, isLiked: moment.isLiked), moment.likers, language)]
  }

  private static func sharedWith(_ moment: MomentListItem, _ language: Language) -> [TerminalText] {
    guard let names = moment.sharedWith, !names.isEmpty else { return [] }
    return [line(MomentsText.sharedWith(names.count), names, language)]
  }

  private static func line(_ text: LocalizedText, _ names: [String], _ language: Language) -> TerminalText {
    let text = TerminalText(text, language)
    if names.isEmpty { return text }
    return text + TerminalText(.colon, language) + TerminalText(MomentsText.names(names), language)
  }
}
