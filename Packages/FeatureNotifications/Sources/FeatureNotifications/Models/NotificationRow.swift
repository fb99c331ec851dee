public import Foundation
public import Posts
public import Presentation

/// The view model of a row: one notification, or several of the same kind about the same post.
public struct NotificationRow: ListItemViewModel, Hashable {
  /// The ID of the newest notification of the row.
  public let id: String
  /// The kind of the notifications in the row.
  public internal(set) var kind: NotificationKind
  /// The people who caused the notifications, latest first and without duplicates. Never empty.
  public let people: [Person]
  /// The post that the notifications are about, or `nil` if there is none.
  public internal(set) var post: Post?
  /// What the notifications are about apart from the post, or `nil` if there is nothing else.
  public let details: NotificationDetails?
  /// The date of the newest notification, or `nil` if the server does not send one that can be decoded.
  public let created: Date?
  /// A Boolean value that indicates whether the user has not read the newest notification of the row.
  public let isUnread: Bool

  /// Creates a row.
  public init(
    id: String, kind: NotificationKind, people: [Person], post: Post? = nil, details: NotificationDetails? = nil,
    created: Date? = nil, isUnread: Bool = false
  ) {
    self.id = id
    self.kind = kind
    self.people = people
    self.post = post
    self.details = details
    self.created = created
    self.isUnread = isUnread
  }

  /// The person whose request to follow the user awaits an answer, or `nil` for other rows.
  public var requester: Person? { kind == .followRequest ? people.first : nil }

  /// Returns the row with the changes of the user's actions, or `nil` if its post is deleted.
  func with(_ changes: ActionChanges) -> NotificationRow? {
    if let post, changes.hasDeleted(post) { return nil }
    var row = self
    row.post = post.map(changes.applied)
    // The person whose request the user has accepted is a new follower.
    if let known = requester.flatMap(changes.relationship), known.isFollower, !known.isRequesting { row.kind = .follow }
    return row
  }
}
