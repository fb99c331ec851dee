import Foundation
import Persistence

/// What the store holds of a timeline besides its posts. There is none before the server's first answer.
struct StoredTimeline: Record {
  var timeline: String
  /// When the server last answered.
  var updated: Date
  /// Whether there is nothing below the last post.
  var isComplete: Bool
  /// The post that the user was at, or `nil` for the newest.
  var place: PostID?

  static let table = Table<StoredTimeline>(
    "timelines",
    Column(key: "timeline", \.timeline), Column("updated", \.updated), Column("isComplete", \.isComplete),
    Column("place", \.place), make: StoredTimeline.init)

  static func timeline(_ name: String) -> Query<StoredTimeline> { filter(\.timeline == name) }
}
