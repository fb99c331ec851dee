import Foundation
import Mastodon
import Persistence
import Posts

/// The stored notifications of an account: queries for them, and the changes that a response of the server makes.
///
/// The notifications are in the order in which the server sends them. The list has no gaps: at the time of the request, the
/// server had no other notifications between two stored neighbors. If a response would leave a gap, the older notifications
/// are deleted. They load again when the user requests them.
struct StoredNotifications: Sendable {
  /// The account and the server, in one string.
  let owner: String

  // MARK: Queries

  /// A query for all notifications, newest first.
  var newestFirst: Query<StoredNotification> {
    StoredNotification.filter(\.owner == owner).order(by: \.position, .descending)
  }

  /// A query for the positions of all notifications, newest first.
  var positions: Query<StoredNotificationPosition> {
    StoredNotificationPosition.filter(\.owner == owner).order(by: \.position, .descending)
  }

  /// A query for the positions of all notifications, oldest first.
  var positionsOldestFirst: Query<StoredNotificationPosition> {
    StoredNotificationPosition.filter(\.owner == owner).order(by: \.position)
  }

  /// Returns a query for the positions of the notifications with the given IDs.
  func positions(of ids: [String]) -> Query<StoredNotificationPosition> {
    StoredNotificationPosition.filter(\.owner == owner && .isIn(\.id, ids))
  }

  /// A query for the state of the list.
  var list: Query<StoredNotificationList> { StoredNotificationList.filter(\.owner == owner) }

  /// Returns the number of notifications that the user has not read, up to a limit, without those that filters of the user
  /// hide.
  func unreadCount(
    after read: String?, upTo limit: Int? = nil, _ transaction: borrowing ReadTransaction
  ) throws -> Int {
    let visible = positions.filter(\.isHidden == false)
    guard let read else { return try transaction.count(visible.limit(limit)) }
    if let last = try transaction.first(positions(of: [read])) {
      return try transaction.count(visible.filter(\.position > last.position).limit(limit))
    }
    return try transaction.array(visible.limit(limit)).count { EntityID($0.id) > EntityID(read) }
  }

  /// Returns whether a notification is read if the user has read `read`. Compares the IDs of notifications that are not
  /// stored.
  func isRead(_ id: String, through read: String?, _ transaction: borrowing ReadTransaction) throws -> Bool {
    guard let read, read != id else { return read == id }
    let rows = try transaction.array(positions(of: [id, read]))
    guard let row = rows.first(where: { $0.id == id }), let last = rows.first(where: { $0.id == read }) else {
      return EntityID(id) <= EntityID(read)
    }
    return row.position <= last.position
  }

  // MARK: Changes

  /// Stores the newest notifications, newest first. They replace the stored notifications down to the last one that they
  /// contain, because the server has no others in this range. If they do not reach the stored notifications, they
  /// replace all of them.
  func insertLatest(
    _ page: [StoredNotification], _ end: NotificationPageEnd, _ transaction: borrowing WriteTransaction,
    _ list: inout StoredNotificationList
  ) throws {
    let ids = page.map(\.id)
    let stored = try stored(ids, transaction)
    let others = positions.filter(!.isIn(\.id, ids))
    let reached = try reached(by: ids, stored, transaction)
    try transaction.deleteAll(reached.map { others.filter(\.position >= $0) } ?? others)
    let below = try transaction.first(others)?.position
    // Numbers that do not change are not written again.
    let floor = max(below ?? .min, ids.last.flatMap { stored[$0] }.map { $0 &- 1 } ?? below ?? 0)
    try transaction.add(page.placed(below: floor &+ page.count &+ 1), update: .modified)
    if below == nil { continued(at: end, &list) }
  }

  /// Stores a new notification above all others, if the newest ones are known to be stored. Replaces it if it is stored
  /// already.
  func push(_ new: StoredNotification, _ transaction: borrowing WriteTransaction) throws {
    let stored = try transaction.first(positions(of: [new.id]))
    let top = try transaction.first(positions)?.position ?? 0
    var placed = new
    placed.position = stored?.position ?? top &+ 1
    try transaction.add(placed, update: .modified)
  }

  /// Stores a page directly below the oldest stored notification. A page without notifications that are not stored, or
  /// with only later ones than the newest stored one, marks the end of the list.
  ///
  /// Nothing is stored if `oldest` is no longer the oldest one.
  func insertOlder(
    _ page: [StoredNotification], below oldest: String, _ end: NotificationPageEnd,
    _ transaction: borrowing WriteTransaction, _ list: inout StoredNotificationList
  ) throws {
    guard let upper = try transaction.first(positionsOldestFirst), upper.id == oldest else { return }
    let stored = try stored(page.map(\.id), transaction)
    let newest = try transaction.first(newestFirst)?.created
    // The page can repeat what is already stored, and a server that ignores the ID sends its newest page again.
    let older = page.suffix { stored[$0.id] == nil }
    let isBelow = older.contains { !$0.isLater(than: newest) }
    if isBelow { try transaction.add(older.placed(below: upper.position), update: .modified) }
    continued(at: isBelow ? end : .last, &list)
  }

  /// Deletes all notifications except the newest `count`. Returns whether any notifications were deleted.
  func trim(to count: Int, _ transaction: borrowing WriteTransaction) throws -> Bool {
    try transaction.deleteAll(positions.dropFirst(count)) > 0
  }

  private func stored(_ ids: [String], _ transaction: borrowing WriteTransaction) throws -> [String: Int] {
    let rows = try transaction.array(positions(of: ids))
    return Dictionary(rows.map { ($0.id, $0.position) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the position of the lowest stored notification that a page shows to be in its place, or `nil` if there is
  /// none. A stored notification above one that is not stored, although its neighbor is, has been moved by the server.
  private func reached(
    by ids: [String], _ stored: [String: Int], _ transaction: borrowing WriteTransaction
  ) throws -> Int? {
    let lowest = try transaction.first(positionsOldestFirst)?.position
    return ids.indices.compactMap { index in
      guard let position = stored[ids[index]] else { return nil }
      if index == ids.count - 1 || position == lowest { return position }
      return stored[ids[index + 1]].map { $0 < position } == true ? position : nil
    }
    .min()
  }

  private func continued(at end: NotificationPageEnd, _ list: inout StoredNotificationList) {
    list.next = if case .link(let next) = end { next.absoluteString } else { nil }
    list.isComplete = end == .last
  }
}

/// What follows a page of notifications.
enum NotificationPageEnd: Equatable {
  /// The page at a link of the server.
  case link(URL)
  /// Nothing.
  case last
  /// There may be more notifications. The server does not link pages.
  case unknown
}

extension [StoredNotification] {
  /// Returns the notifications, newest first, at the positions directly below the given one.
  fileprivate func placed(below position: Int) -> Self {
    enumerated().map { index, notification in
      var placed = notification
      placed.position = position &- 1 &- index
      return placed
    }
  }

  /// Returns the notifications after the last one that does not satisfy the condition.
  fileprivate func suffix(while isIncluded: (StoredNotification) -> Bool) -> Self {
    lastIndex { !isIncluded($0) }.map { Self(self[($0 + 1)...]) } ?? self
  }
}

extension StoredNotification {
  /// Returns whether this notification is known to be later than a date.
  fileprivate func isLater(than date: Date?) -> Bool {
    guard let created, let date else { return false }
    return created > date
  }
}
