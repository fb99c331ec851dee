import FeatureTimeline
import FeatureTimelineModule
import Foundation
import Posts
import PostsTerminal
import Presentation
import PresentationTerminal
import TerminalUI

extension Profile {
  /// Returns the name, and the lines of the account's standing, the description, the counts, the relationship and
  /// further facts.
  func lines(_ language: Language) -> (name: TerminalText, facts: [TerminalText]) {
    let about = person.about.isEmpty ? [] : TerminalText.lines(person.about)
    let standing = [person.standing(in: language)].compactMap(\.self).map { TerminalText($0) }
    return ("\(person.name) @\(person.username)", standing + about + facts(language).map { TerminalText($0) })
  }
}

extension ProfileField {
  /// Returns a line with the name and the value, and a mark if the server has verified the field.
  func line(_ language: Language) -> TerminalText {
    let mark = isVerified ? " ✓ \(TimelineText.verified[language])" : ""
    return "\(name)\(LocalizedText.colon[language])\(value)\(mark)"
  }
}
