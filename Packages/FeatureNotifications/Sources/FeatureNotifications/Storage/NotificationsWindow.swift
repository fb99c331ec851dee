import Persistence
import Reactive

/// The stored notifications that a list shows, from the newest down.
struct NotificationsWindow: Equatable, Sendable {
  /// The notifications, newest first.
  var notifications: [StoredNotification] = []
  /// A Boolean value that indicates whether there are stored notifications below the window.
  var hasMore = false
  /// The inserted notifications. Empty if the window has no predecessor.
  var changes = Changeset()

  /// The number of notifications by which a window grows.
  static let size = 100
}

extension Store {
  /// Emits the window of an account's notifications, on subscription and after each change of the notifications or of the limit.
  func window(of all: StoredNotifications, limits: Observable<Int>) -> Observable<NotificationsWindow> {
    values(following: limits) { transaction, limit, unchanged -> NotificationsWindow in
      let known = unchanged?.notifications ?? []
      let following = known.last.map { all.newestFirst.after($0) } ?? all.newestFirst
      let found = try known + transaction.array(following.limit(max(0, limit + 1 - known.count)))
      return NotificationsWindow(notifications: Array(found.prefix(limit)), hasMore: found.count > limit)
    }
    .scan(NotificationsWindow?.none) { previous, new -> NotificationsWindow? in
      var new = new
      if let previous { new.changes = Changeset(from: previous.notifications, to: new.notifications) }
      return new
    }
    .compactMap(\.self)
  }
}
