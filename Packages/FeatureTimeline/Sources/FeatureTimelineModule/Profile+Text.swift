package import FeatureTimeline
import Foundation
import Posts
package import Presentation

extension Profile {
  /// Returns sentences about the counts, the relationship and further facts, and the reason why parts of the profile
  /// are missing.
  package func facts(_ language: Language) -> [String] {
    let counts = TimelineText.counts(self).map { $0[language] }.joined(separator: " · ")
    let note = failure.map { TimelineText.incompleteProfile($0)[language] }
    return [counts, relationship?.sentence(language), traits(language), note].compactMap(\.self).filter { !$0.isEmpty }
  }

  private func traits(_ language: Language) -> String? {
    let day = joined?.formatted(.iso8601.year().month().day())
    let traits = [
      day.map(TimelineText.joined), isBot ? TimelineText.bot : nil, isLocked ? TimelineText.locked : nil,
    ].compactMap { $0?[language] }
    return traits.isEmpty ? nil : traits.joined(separator: " · ")
  }
}

extension PersonRelationship {
  fileprivate func sentence(_ language: Language) -> String {
    let follow =
      isFollowing ? TimelineText.following : isRequested ? TimelineText.requested : TimelineText.notFollowing
    let others = [
      isFollower ? TimelineText.follower : nil, isRequesting ? TimelineText.requesting : nil,
      isMuting ? TimelineText.muted : nil, isBlocking ? TimelineText.blocked : nil,
    ].compactMap(\.self)
    return ([follow] + others).map { $0[language] }.joined(separator: " · ")
  }
}
