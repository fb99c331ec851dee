import Locking
import Persistence
import Posts
import Reactive

/// The rows of a timeline, from the newest stored post down to the bottom of the window.
///
/// Posts that are inserted above the bottom never push others out of the window.
struct TimelineWindow: Sendable {
  /// The posts, newest first, without those that filters of the user hide, and the gaps between all of them.
  var rows: [TimelineRow] = []
  /// The positions of the gaps in the rows. A gap below the last post appears when the window grows.
  private(set) var gaps: [Int] = []
  /// The inserted posts, by their positions in the rows. Empty if the window has no predecessor.
  var changes = Changeset()
  /// Whether there are stored posts below the window.
  private(set) var hasMore = false
  /// The ID of the last post, which can be hidden, or `nil` if there are no posts.
  private(set) var bottom: PostID?

  /// The number of posts by which a window grows.
  static let size = 100

  /// Creates a window without rows.
  init() {}

  /// Creates the rows of stored posts, and the changes since the previous window.
  fileprivate init(_ stored: StoredWindow, after previous: StoredWindow?) {
    hasMore = stored.hasMore
    bottom = stored.posts.last?.post.id
    var positions: [Int?] = []
    positions.reserveCapacity(stored.posts.count)
    rows.reserveCapacity(stored.posts.count)
    for post in stored.posts {
      positions.append(post.post.isHidden ? nil : rows.count)
      if !post.post.isHidden { rows.append(.post(post.post)) }
      if post.hasGapBelow, positions.count < stored.posts.count {
        gaps.append(rows.count)
        rows.append(.gap(TimelineGap(below: post.post.id)))
      }
    }
    if let previous {
      changes.inserted = Changeset(from: previous.posts, to: stored.posts).inserted.compactMap { positions[$0] }
    }
  }
}

/// The stored posts of a window.
private struct StoredWindow: Equatable {
  var posts: [StoredPost] = []
  var hasMore = false
}

extension Store {
  /// Returns an observable that emits the window of a timeline on subscription and after each change of its posts. All
  /// windows except the first are read, and their rows are created, on a thread of the store.
  ///
  /// - Parameters:
  ///   - posts: The stored posts of the timeline.
  ///   - bottoms: An observable that emits the post down to which the window reaches, or `nil` for none. From there,
  ///     the window extends by up to ``TimelineWindow/size`` posts. Emit the last post of the window to extend it.
  func window(of posts: StoredPosts, downTo bottoms: Observable<PostID?>) -> Observable<TimelineWindow> {
    // Reads run one at a time, and each continues where the previous one ended.
    values(following: bottoms.map { Locked((bottom: $0, row: StoredPost?.none, further: TimelineWindow.size)) }) {
      transaction, edge, unchanged in
      let (id, known, further) = edge.withLock { $0 }
      let all = posts.newestFirst
      var window = StoredWindow()
      // If the bottom was deleted, the window reaches down to where it was.
      var bottom = known
      if let shown = unchanged?.posts, let last = shown.last, last.post.id == id {
        bottom = last
        window.posts = try shown + transaction.array(all.after(last).limit(further))
      } else {
        bottom = try id.flatMap { try transaction.first(posts.post($0)) } ?? known
        window.posts = try transaction.array(
          bottom.map { all.around($0, before: .max, after: further) } ?? all.limit(further))
      }
      guard let last = window.posts.last else { return window }
      window.hasMore = try transaction.first(posts.positions.after(StoredPosition(last))) != nil
      let added = window.posts.reversed().prefix { post in bottom.map { post.position < $0.position } ?? true }.count
      edge.withLock { $0 = (last.post.id, last, max(0, further - added)) }
      return window
    }
    .scan((previous: StoredWindow?.none, current: StoredWindow?.none)) { ($0.current, $1) }
    .compactMap { previous, current in current.map { TimelineWindow($0, after: previous) } }
  }
}
