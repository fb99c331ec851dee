import Foundation
import Persistence

/// A timeline as it is kept at one moment.
struct KeptTimeline: Equatable, Sendable {
  var known = KnownPosts()
  /// When the server was last heard; nil if it never was.
  var updated: Date?
  /// Whether there is nothing below the last post.
  var isComplete = false
  /// The post that the user was at; nil for the newest.
  var place: PostID?
}

extension KeptTimeline {
  init(_ transaction: borrowing some Reading & ~Copyable, _ timeline: String) throws {
    let state = try transaction.first(StoredTimeline.timeline(timeline))
    self.init(
      known: KnownPosts(try transaction.array(StoredPost.posts(of: timeline))), updated: state?.updated,
      isComplete: state?.isComplete ?? false, place: state?.place.map { PostID($0) })
  }
}
