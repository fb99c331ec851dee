import Foundation
import Posts

/// A profile as a document for other programs.
public struct ProfileDocument: Encodable, Sendable {
  private let schema = "tessera.profile/1"
  private let server: String
  private let person: Person
  private let fields: [ProfileField]
  private let counts: Counts
  private let isBot: Bool
  private let isLocked: Bool
  private let joined: String?
  private let relationship: PersonRelationship?
  private let pinned: [PostDocument]
  private let isIncomplete: Bool

  private struct Counts: Encodable {
    let posts: Int?
    let followers: Int?
    let following: Int?
  }

  /// Creates a document.
  ///
  /// - Parameters:
  ///   - server: The server's name.
  ///   - profile: The profile.
  public init(server: String, profile: Profile) {
    self.server = server
    person = profile.person
    fields = profile.fields
    counts = Counts(posts: profile.postCount, followers: profile.followerCount, following: profile.followingCount)
    isBot = profile.isBot
    isLocked = profile.isLocked
    joined = profile.joined?.formatted(.iso8601)
    relationship = profile.relationship
    pinned = profile.pinned.map { PostDocument($0.filtered) }
    isIncomplete = profile.failure != nil
  }
}
