import Foundation
import Persistence
import Posts

/// The stored state of a timeline. It exists after the server's first response.
struct StoredTimeline: Record {
  var timeline: String
  /// The time of the server's last response.
  var updated: Date
  /// Whether the last stored post is the last of the timeline.
  var isComplete: Bool
  /// The reading position: a post, or `nil` for the newest.
  var position: PostID?

  static let table = Table<StoredTimeline>(
    "timelines",
    Column(key: "timeline", \.timeline), Column("updated", \.updated), Column("isComplete", \.isComplete),
    Column("place", \.position), make: StoredTimeline.init)

  static func timeline(_ name: String) -> Query<StoredTimeline> { filter(\.timeline == name) }
}
