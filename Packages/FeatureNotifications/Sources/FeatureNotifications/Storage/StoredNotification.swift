import Foundation
import Mastodon
import Persistence
import Posts

/// A stored notification.
struct StoredNotification: Record, Identifiable {
  /// The account and the server, in one string.
  let owner: String
  let id: String
  let kind: NotificationKind
  let created: Date?
  let person: Person
  let post: Post?
  let details: NotificationDetails?
  /// Whether a filter of the user hides the post.
  let isHidden: Bool

  /// The number of bytes of the ID. Longer IDs are later; IDs of equal length are compared byte by byte.
  var length: Int { id.utf8.count }

  static let table = Table<StoredNotification>(
    "notifications",
    Column(key: "owner", \.owner), Column(key: "length", \.length), Column(key: "id", \.id), Column("kind", \.kind),
    Column("created", \.created), Column("person", \.person), Column("post", \.post), Column("details", \.details),
    Column("isHidden", \.isHidden)
  ) { owner, _, id, kind, created, person, post, details, isHidden in
    StoredNotification(
      owner: owner, id: id, kind: kind, created: created, person: person, post: post, details: details,
      isHidden: isHidden)
  }
}

extension StoredNotification {
  init(_ notification: UserNotification, of owner: String) {
    let post = notification.status.map { Post($0, in: .notifications) }
    self.init(
      owner: owner, id: notification.id.description, kind: NotificationKind(notification.kind),
      created: notification.createdAt, person: Person(notification.account), post: post,
      details: NotificationDetails(notification), isHidden: post?.isHidden ?? false)
  }
}
