import Mastodon
import Posts

extension [NotificationRow] {
  /// The number of consecutive notifications, counted from the newest one of a row, within which related notifications
  /// join the row: one page of the server. The limit prevents a favorite from today from moving last year's favorites
  /// to the top.
  static let run = 40

  /// Creates the rows of notifications.
  ///
  /// Notifications of the same kind about the same post, with the same details, are one row, at the position of the
  /// newest, if they are within the ``run`` that begins with the newest. Every other notification has its own row, unless
  /// a filter of the user hides it.
  ///
  /// - Parameters:
  ///   - notifications: The notifications, newest first.
  ///   - read: The ID of the last notification that the user has read, or `nil` for none.
  init(_ notifications: [StoredNotification], readThrough read: String?) {
    var groups: [(first: Int, members: [StoredNotification])] = []
    var open: [GroupKey: Int] = [:]
    for (index, notification) in notifications.enumerated() where !notification.isHidden {
      let key = notification.post.map {
        GroupKey(kind: notification.kind, post: $0.id, details: notification.details)
      }
      if let group = key.flatMap({ open[$0] }), index - groups[group].first < Self.run {
        groups[group].members.append(notification)
      } else {
        if let key { open[key] = groups.count }
        groups.append((index, [notification]))
      }
    }
    // A marker that is not among the notifications is older or newer than all of them.
    let marker = notifications.firstIndex { $0.id == read }
    self = groups.compactMap { group in
      guard let newest = group.members.first else { return nil }
      let isUnread = marker.map { group.first < $0 } ?? read.map { EntityID(newest.id) > EntityID($0) } ?? true
      return NotificationRow(newest, group.members, isUnread: isUnread)
    }
  }
}

private struct GroupKey: Hashable {
  let kind: NotificationKind
  let post: PostID
  let details: NotificationDetails?
}

extension NotificationRow {
  fileprivate init(_ newest: StoredNotification, _ members: [StoredNotification], isUnread: Bool) {
    var known: Set<String> = []
    self.init(
      id: newest.id, kind: newest.kind, people: members.map(\.person).filter { known.insert($0.id).inserted },
      post: newest.post, details: newest.details, created: newest.created,
      isUnread: isUnread)
  }
}
