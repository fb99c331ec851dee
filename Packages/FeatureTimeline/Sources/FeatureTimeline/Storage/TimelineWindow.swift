import Locking
import Persistence
import Posts
import Reactive

/// The stored posts that a list shows, from the newest down to the bottom of the window.
///
/// The bottom only moves down: posts that are inserted above it never push others out.
struct TimelineWindow: Equatable, Sendable {
  /// The posts, newest first.
  var posts: [StoredPost] = []
  /// A Boolean value that indicates whether there are stored posts below the window.
  var hasMore = false

  /// The number of posts by which a window grows.
  static let size = 100
}

extension Store {
  /// Emits the window of a timeline and the changes of its posts, on subscription and after each change.
  ///
  /// - Parameters:
  ///   - posts: The stored posts of the timeline.
  ///   - bottoms: An observable that emits the post down to which the window reaches, or `nil` for none. From there, the window
  ///     extends by up to ``TimelineWindow/size`` posts. Emit the last post of the window to extend it.
  func window(
    of posts: StoredPosts, downTo bottoms: Observable<PostID?>
  ) -> Observable<(window: TimelineWindow, changes: Changeset)> {
    // Reads run one at a time, and each continues where the previous one ended.
    values(following: bottoms.map { Locked((bottom: $0, further: TimelineWindow.size)) }) {
      transaction, edge, unchanged in
      let (bottom, further) = edge.withLock { $0 }
      let all = posts.newestFirst
      var window = TimelineWindow()
      if let known = unchanged?.posts, let last = known.last, last.post.id == bottom {
        window.posts = try known + transaction.array(all.after(last).limit(further))
      } else {
        window.posts = try transaction.array(
          bottom.map { all.around(posts.position($0), before: .max, after: further) } ?? all.limit(further))
      }
      guard let last = window.posts.last else { return window }
      window.hasMore = try transaction.first(all.after(last)) != nil
      let added = window.posts.reversed().prefix { post in bottom.map { post.post.id < $0 } ?? true }.count
      edge.withLock { $0 = (last.post.id, max(0, further - added)) }
      return window
    }
    .scan((window: TimelineWindow?.none, changes: Changeset())) { last, window in
      (window, last.window.map { Changeset(from: $0.posts, to: window.posts) } ?? Changeset())
    }
    .compactMap { window, changes in window.map { ($0, changes) } }
  }
}
