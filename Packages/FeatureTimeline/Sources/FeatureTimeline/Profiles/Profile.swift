public import Foundation
import Mastodon
public import Posts
public import Presentation

/// A person on Mastodon with everything that their profile shows.
public struct Profile: Sendable, Hashable {
  /// The person.
  public let person: Person
  /// The links of the description, at most 100.
  public let links: [PostLink]
  /// The fields that the person has added, at most 100.
  public let fields: [ProfileField]
  /// The number of posts, or `nil` if the server does not send it.
  public let postCount: Int?
  /// The number of followers, or `nil` if the server does not send it.
  public let followerCount: Int?
  /// The number of accounts that the person follows, or `nil` if the server does not send it.
  public let followingCount: Int?
  /// A Boolean value that indicates whether the account performs automated actions.
  public let isBot: Bool
  /// A Boolean value that indicates whether the person approves followers manually.
  public let isLocked: Bool
  /// The date on which the account was created, or `nil` if it is unknown.
  public let joined: Date?
  /// The relationship of the logged-in user to this person, or `nil` without a login, on the user's own profile, or if
  /// the server does not specify it.
  public internal(set) var relationship: PersonRelationship?
  /// The posts that the person has pinned, without those that filters of the user hide.
  public internal(set) var pinned: [Post]
  /// The reason why the pinned posts or the relationship could not be loaded, or `nil` if they were loaded.
  public let failure: LoadFailure?

  private static let fieldLimit = 100

  init(
    _ account: MastodonAccount, relationship: Relationship? = nil, pinned: [Status] = [], failure: LoadFailure? = nil
  ) {
    self.failure = failure
    person = Person(account)
    links = HTMLText.read(account.note).links
    fields = account.fields.prefix(Self.fieldLimit).map(ProfileField.init)
    postCount = account.statusesCount
    followerCount = account.followersCount
    followingCount = account.followingCount
    isBot = account.isBot
    isLocked = account.isLocked
    joined = account.createdAt
    self.relationship = relationship.map(PersonRelationship.init)
    self.pinned = pinned.map { Post($0, in: .account) }.filter { !$0.isHidden }
  }
}

/// A name and a value that a person has added to the profile. Both are untrusted: sanitize them before display.
public struct ProfileField: Sendable, Hashable, Encodable {
  /// The name of the field.
  public let name: String
  /// The value of the field, as plain text.
  public let value: String
  /// The URL of the first link in the value, or `nil` if the value has no link.
  public let url: URL?
  /// A Boolean value that indicates whether the server has verified that the linked page belongs to the person.
  public let isVerified: Bool

  init(_ field: MastodonAccount.Field) {
    let text = HTMLText.read(field.value)
    name = field.name
    value = text.string
    url = text.spans.lazy.compactMap(\.url).first
    isVerified = field.verifiedAt != nil
  }
}
