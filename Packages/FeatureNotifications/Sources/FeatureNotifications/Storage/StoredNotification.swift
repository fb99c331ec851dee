import Foundation
import Mastodon
import Persistence
import Posts

/// A stored notification.
struct StoredNotification: Record, Identifiable {
  /// The account and the server, in one string.
  let owner: String
  let id: String
  /// The position in the list, in the order in which the server sends the notifications. Newer notifications have greater
  /// positions.
  var position: Int
  let kind: NotificationKind
  let created: Date?
  let person: Person
  let post: Post?
  let details: NotificationDetails?
  /// Whether a filter of the user hides the post.
  let isHidden: Bool

  static let table = Table<StoredNotification>(
    "notifications",
    Column(key: "owner", \.owner), Column(key: "id", \.id), Column("position", \.position), Column("kind", \.kind),
    Column("created", \.created), Column("person", \.person), Column("post", \.post), Column("details", \.details),
    Column("isHidden", \.isHidden), indexes: [[\.owner, \.position]], make: StoredNotification.init)
}

/// The row of a ``StoredNotification`` without its contents, which take longer to read.
struct StoredNotificationPosition: Record {
  let owner: String
  let id: String
  let position: Int
  let isHidden: Bool

  static let table = Table<StoredNotificationPosition>(
    StoredNotification.table.name,
    Column(key: "owner", \.owner), Column(key: "id", \.id), Column("position", \.position),
    Column("isHidden", \.isHidden), make: StoredNotificationPosition.init)
}

extension StoredNotification {
  /// Creates a record without a position in the list.
  init(_ notification: UserNotification, of owner: String) {
    let post = notification.status.map { Post($0, in: .notifications) }
    self.init(
      owner: owner, id: notification.id.description, position: 0, kind: NotificationKind(notification.kind),
      created: notification.createdAt, person: Person(notification.account), post: post,
      details: NotificationDetails(notification), isHidden: post?.isHidden ?? false)
  }

  /// Creates records from rows of versions 1 and 2, which are sorted by ID and have no positions.
  static func migrate(_ migration: borrowing Migration) throws {
    var position = 0
    // The rows are passed in the order of their old key, from the oldest notification of each account.
    try migration.rebuild(StoredNotification.self) { row in
      position += 1
      return StoredNotification(
        owner: try row.value("owner"), id: try row.value("id"), position: position, kind: try row.value("kind"),
        created: try row.value("created"), person: try row.value("person"), post: try row.value("post"),
        details: row.has("details") ? try row.value("details") : nil,
        isHidden: row.has("isHidden") ? try row.value("isHidden") : false)
    }
  }
}
