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
  /// The reason why the server did not respond and the rows are from an earlier response, or `nil` if they are current.
  public let failure: LoadFailure?

  /// Creates contents.
  public init(rows: [NotificationRow], unreadCount: Int, updated: Date? = nil, failure: LoadFailure? = nil) {
    self.rows = rows
    self.unreadCount = unreadCount
    self.updated = updated
    self.failure = failure
  }
}
