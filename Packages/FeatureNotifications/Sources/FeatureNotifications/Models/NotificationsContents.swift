public import Foundation
public import Presentation

/// The notifications of an account, for commands that show no screens.
public struct NotificationsContents: Sendable {
  /// The rows, newest first.
  public let rows: [NotificationRow]
  /// The number of notifications that the user has not read, among the stored ones.
  public let unreadCount: Int
  /// The time of the server's last response, or `nil` before the first response.
  public let updated: Date?
  /// The reason why not all requested notifications were loaded, or `nil` if they were. If the value is not `nil`, the
  /// rows can be incomplete or out of date.
  public let failure: LoadFailure?

  /// A Boolean value that indicates whether the rows are not up to date.
  public var isStale: Bool { failure != nil && !isTruncated }

  /// A Boolean value that indicates whether the rows end at a link that leads to another server.
  public var isTruncated: Bool { failure == .foreignLink }

  /// Creates contents.
  public init(rows: [NotificationRow], unreadCount: Int, updated: Date? = nil, failure: LoadFailure? = nil) {
    self.rows = rows
    self.unreadCount = unreadCount
    self.updated = updated
    self.failure = failure
  }
}
