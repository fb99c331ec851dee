import FeatureTimeline
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
    let counts = TimelineText.counts(self).map { $0[language] }.joined(separator: " · ")
    let note = failure.map { TimelineText.incompleteProfile($0)[language] }
    let facts = [counts, relationship?.sentence(language), traits(language), note].compactMap(\.self).filter {
      !$0.isEmpty
    }
    let standing = [person.standing(in: language)].compactMap(\.self)
    return ("\(person.name) @\(person.username)", standing + about + facts.map { TerminalText($0) })
  }

  private func traits(_ language: Language) -> String? {
    let day = joined?.formatted(.iso8601.year().month().day())
    let traits = [
      day.map(TimelineText.joined), isBot ? TimelineText.bot : nil, isLocked ? TimelineText.locked : nil,
    ].compactMap { $0?[language] }
    return traits.isEmpty ? nil : traits.joined(separator: " · ")
  }
}

extension ProfileField {
  /// Returns a line with the name and the value, and a mark if the server has verified the field.
  func line(_ language: Language) -> TerminalText {
    let mark = isVerified ? " ✓ \(TimelineText.verified[language])" : ""
    return "\(name)\(LocalizedText.colon[language])\(value)\(mark)"
  }
}

extension ProfileRelationship {
  fileprivate func sentence(_ language: Language) -> String {
    let follow =
      isFollowing ? TimelineText.following : isRequested ? TimelineText.requested : TimelineText.notFollowing
    let others = [
      isFollower ? TimelineText.follower : nil, isMuting ? TimelineText.muted : nil,
      isBlocking ? TimelineText.blocked : nil,
    ].compactMap(\.self)
    return ([follow] + others).map { $0[language] }.joined(separator: " · ")
  }
}
