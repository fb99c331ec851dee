import Foundation
import Persistence

/// What is kept of a timeline beside its posts, whose first and last are its cursor.
struct StoredTimeline: Record {
  var timeline: String
  /// When the server was last heard.
  var updated: Date
  /// Whether there is nothing below the last post.
  var isComplete: Bool
  /// The post that the user was at; nil for the newest.
  var place: String?

  static let table = Table<StoredTimeline>(
    "timelines",
    Column(key: "timeline", \.timeline), Column("updated", \.updated), Column("isComplete", \.isComplete),
    Column("place", \.place), make: StoredTimeline.init)

  static func timeline(_ name: String) -> Query<StoredTimeline> { filter(\.timeline == name) }
}
