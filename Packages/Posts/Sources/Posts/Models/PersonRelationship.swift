public import Mastodon
public import Persistence

/// Something that the user decides about another person, and can take back.
public enum PersonAction: String, Sendable, Hashable, Codable, CaseIterable {
  /// The user follows the person, or has asked to.
  case follow
  /// The user does not see the person's posts in timelines.
  case mute
  /// The user and the person do not see each other's posts, and do not follow each other.
  case block
}

/// The relationship of the logged-in user to another person.
public struct PersonRelationship: Sendable, Hashable, Codable, JSONColumnValue {
  /// A Boolean value that indicates whether the user follows the person.
  public internal(set) var isFollowing = false
  /// A Boolean value that indicates whether the person follows the user.
  public internal(set) var isFollower = false
  /// A Boolean value that indicates whether the user has asked to follow the person.
  public internal(set) var isRequested = false
  /// A Boolean value that indicates whether the person has asked to follow the user.
  public internal(set) var isRequesting = false
  /// A Boolean value that indicates whether the user blocks the person.
  public internal(set) var isBlocking = false
  /// A Boolean value that indicates whether the user has muted the person.
  public internal(set) var isMuting = false

  /// Creates the relationship of people who do not know each other.
  public init() {}

  /// Creates the relationship that a server reports.
  public init(_ relationship: Relationship) {
    isFollowing = relationship.isFollowing
    isFollower = relationship.isFollower
    isRequested = relationship.isRequested
    isRequesting = relationship.isRequesting ?? false
    isBlocking = relationship.isBlocking
    isMuting = relationship.isMuting
  }

  /// A Boolean value that indicates what the user has decided about the person. A request to follow counts as a follow.
  public subscript(action: PersonAction) -> Bool {
    switch action {
    case .follow: isFollowing || isRequested
    case .mute: isMuting
    case .block: isBlocking
    }
  }

  /// Changes the relationship as the server will probably do. A locked account turns a follow into a request.
  mutating func set(_ action: PersonAction, _ isOn: Bool) {
    switch action {
    case .follow:
      isFollowing = isOn
      isRequested = false
    case .mute: isMuting = isOn
    case .block:
      isBlocking = isOn
      if isOn { (isFollowing, isFollower, isRequested, isRequesting) = (false, false, false, false) }
    }
  }

  /// Changes the relationship as the answer to a request to follow the user does.
  mutating func answerRequest(_ isAccepted: Bool) {
    isRequesting = false
    if isAccepted { isFollower = true }
  }
}
