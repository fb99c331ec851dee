import Foundation
import Persistence
import Posts

/// The stored notifications of an account: queries for them, and the changes that a response of the server makes.
///
/// The list has no gaps: at the time of the request, the server had no other notifications between two stored
/// neighbors. If a response would leave a gap, the older notifications are deleted. They load again when the user
/// requests them.
struct StoredNotifications: Sendable {
  /// The account and the server, in one string.
  let owner: String

  // MARK: Queries

  /// A query for all notifications, newest first.
  var newestFirst: Query<StoredNotification> { ordered(.descending) }

  /// A query for all notifications, oldest first.
  var oldestFirst: Query<StoredNotification> { ordered(.ascending) }

  /// A query for the state of the list.
  var list: Query<StoredNotificationList> { StoredNotificationList.filter(\.owner == owner) }

  /// Returns a query for the notifications that the user has not read, without those that filters of the user hide.
  func unread(after read: String?) -> Query<StoredNotification> {
    (read.map { newestFirst.before(position($0)) } ?? newestFirst).filter(\.isHidden == false)
  }

  private func ordered(_ direction: SortDirection) -> Query<StoredNotification> {
    StoredNotification.filter(\.owner == owner).order(by: \.length, direction).order(by: \.id, direction)
  }

  /// Returns a record that is sorted like the notification with the given ID, which need not be stored.
  private func position(_ id: String) -> StoredNotification {
    StoredNotification(
      owner: owner, id: id, kind: .mention, created: nil, person: Person(id: "", name: ""), post: nil, details: nil,
      isHidden: false)
  }

  // MARK: Changes

  /// Stores the newest notifications, newest first. They replace the stored notifications that are as
  /// new as the oldest of them or newer, because the server has no others in this range. If they do not reach the
  /// stored notifications, they replace all of them.
  func insertLatest(
    _ page: [StoredNotification], next: URL?, _ transaction: borrowing WriteTransaction,
    _ list: inout StoredNotificationList
  ) throws {
    let ids = page.map(\.id)
    let isAdjacent =
      if let oldest = page.last { try transaction.first(oldestFirst.from(oldest)) != nil } else { false }
    if isAdjacent, let oldest = page.last {
      try transaction.deleteAll(newestFirst.through(oldest).filter(!.isIn(\.id, ids)))
    } else {
      try transaction.deleteAll(newestFirst.filter(!.isIn(\.id, ids)))
    }
    try transaction.add(page, update: .modified)
    let isLast = try page.last.map { try transaction.first(newestFirst.after($0)) == nil } ?? true
    if isLast { continued(at: next, &list) }
  }

  /// Stores a page directly below the oldest stored notification. A page that has no older notifications or no link to
  /// the next page marks the end of the list.
  func insertOlder(
    _ page: [StoredNotification], below oldest: StoredNotification, next: URL?,
    _ transaction: borrowing WriteTransaction, _ list: inout StoredNotificationList
  ) throws {
    let older = page.filter { $0.isOlder(than: oldest) }
    try transaction.add(older, update: .modified)
    continued(at: older.isEmpty ? nil : next, &list)
  }

  /// Deletes all notifications except the newest `count`. Returns whether any notifications were deleted.
  func trim(to count: Int, _ transaction: borrowing WriteTransaction) throws -> Bool {
    try transaction.deleteAll(newestFirst.dropFirst(count)) > 0
  }

  private func continued(at next: URL?, _ list: inout StoredNotificationList) {
    list.next = next?.absoluteString
    list.isComplete = next == nil
  }
}
