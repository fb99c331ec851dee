import Foundation
import Mastodon
import Persistence
import Posts
import Presentation

/// The stored state of an account's list of notifications. It exists after the server's first response.
struct StoredNotificationList: Record {
  /// The account and the server, in one string.
  let owner: String
  /// The time of the server's last response.
  var updated: Date
  /// The URL of the page below the last stored notification, or `nil` if the URL is unknown or there is no such page.
  var next: String?
  /// Whether the last stored notification is the last of the account.
  var isComplete = false
  /// The ID of the last notification that the user has read, in this app or in another client, or `nil` for none.
  var read: String?
  /// Whether the server does not store read markers.
  var lacksMarkers = false

  static let table = Table<StoredNotificationList>(
    "notification_lists",
    Column(key: "owner", \.owner), Column("updated", \.updated), Column("next", \.next),
    Column("isComplete", \.isComplete), Column("read", \.read), Column("lacksMarkers", \.lacksMarkers),
    make: StoredNotificationList.init)

  /// A sentence about a capability that the server lacks, or `nil` if no capability is missing.
  var absence: LocalizedText? { lacksMarkers ? Capability.markers.absence : nil }
}
