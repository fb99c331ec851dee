import Locking
import Persistence
import Posts
import Presentation
import Reactive

/// The stored posts of a window, from the newest down to its bottom.
private struct StoredWindow: Equatable {
  var posts: [StoredPost] = []
  var hasMore = false
  var timeline: StoredTimeline?
  var extent: ListExtent
}

/// The bottom of a window.
private struct Bottom {
  /// The ID of the last post, or `nil` if there are no posts.
  var id: PostID?
  /// The last known row of that post.
  var row: StoredPost?
  /// The number of posts by which the window may still extend below that post.
  var further = StoredPosts.windowSize
  var extensions = 0
}

extension StoredPosts {
  /// The number of posts by which a window grows.
  static let windowSize = 100

  /// Returns an observable that emits the window of the timeline, on subscription and after each change: from the newest
  /// stored post down to the bottom. Posts that are inserted above the bottom never push others out of the window. All
  /// windows except the first are read, and their rows are created, on a thread of the store.
  ///
  /// - Parameters:
  ///   - extents: The extents of the list. Each extension extends the window by up to ``windowSize`` posts.
  ///   - start: The post below which the first window extends, or `nil` for the newest.
  ///   - store: The store of the posts.
  func window(
    _ extents: Observable<ListExtent>, from start: PostID?, in store: Store
  ) -> Observable<ListWindow<TimelineRow, TimelineDetails>> {
    // Reads run one at a time, and each continues where the previous one ended.
    let bottom = Locked(Bottom(id: start))
    return store.values(following: extents) { transaction, extent, last in
      let known = last.flatMap { $0.isUnchanged(StoredPost.self) ? $0.value : nil }
      var window = StoredWindow(
        timeline: try transaction.first(StoredTimeline.timeline(timeline)), extent: extent)
      if let known, known.extent.extensions == extent.extensions {
        (window.posts, window.hasMore) = (known.posts, known.hasMore)
        return window
      }
      var edge = bottom.withLock { $0 }
      if edge.extensions != extent.extensions { (edge.further, edge.extensions) = (Self.windowSize, extent.extensions) }
      if let shown = known?.posts, let last = shown.last, last.post.id == edge.id {
        edge.row = last
        window.posts = try shown + transaction.array(newestFirst.after(last).limit(edge.further))
      } else if let last, last.value.extent.extensions == extent.extensions,
        let posts = try update(last, downTo: &edge, transaction)
      {
        window.posts = posts
      } else {
        // If the bottom was deleted, the window reaches down to where it was.
        edge.row = try edge.id.flatMap { try transaction.first(post($0)) } ?? edge.row
        window.posts = try transaction.array(
          edge.row.map { newestFirst.around($0, before: .max, after: edge.further) }
            ?? newestFirst.limit(edge.further))
      }
      if let last = window.posts.last {
        window.hasMore = try transaction.first(positions.after(StoredPosition(last))) != nil
        let added = window.posts.reversed().prefix { post in edge.row.map { post.position < $0.position } ?? true }
          .count
        (edge.id, edge.row, edge.further) = (last.post.id, last, max(0, edge.further - added))
      }
      bottom.withLock { $0 = edge }
      return window
    }
    .scan((stored: StoredWindow?.none, shown: ListWindow<TimelineRow, TimelineDetails>?.none)) { previous, stored in
      (stored, ListWindow(stored, after: previous.stored, previous.shown))
    }
    .compactMap(\.shown)
  }

  /// Returns the posts of the last window and those that have been inserted since, of which only those that were written
  /// are read. Returns `nil` if the window must be read: its bottom was deleted, more posts were added below it than it may
  /// extend, or it is unknown which posts were written.
  private func update(
    _ last: LastValue<StoredWindow>, downTo edge: inout Bottom, _ transaction: borrowing ReadTransaction
  ) throws -> [StoredPost]? {
    let window = last.value
    let query = window.hasMore ? window.posts.last.map(newestFirst.through) : newestFirst
    guard let query, let posts = try last.update(window.posts, of: query, transaction) else { return nil }
    let (added, bottom) = (posts.reversed().prefix { $0.post.id != edge.id }.count, edge.id)
    guard added <= edge.further, bottom == nil || added < posts.count else { return nil }
    edge.row = posts.dropLast(added).last
    return posts
  }
}

extension ListWindow<TimelineRow, TimelineDetails> {
  /// Creates the rows of stored posts: the posts without those that filters of the user hide, and the gaps between all
  /// of them. A gap below the last post appears when the window grows.
  fileprivate init(_ stored: StoredWindow, after old: StoredWindow?, _ shown: Self?) {
    self.init(details: TimelineDetails(stored: stored.timeline, gaps: []), extent: stored.extent)
    below =
      stored.hasMore
      ? .stored : stored.timeline?.isComplete == true ? .end : stored.posts.isEmpty ? .unknown : .server
    if let old, let shown, old.posts == stored.posts {
      // Equal arrays that share their elements are compared without comparing these.
      (rows, details.gaps) = (shown.rows, shown.details.gaps)
      return
    }
    var positions: [Int?] = []
    positions.reserveCapacity(stored.posts.count)
    rows.reserveCapacity(stored.posts.count)
    for post in stored.posts {
      positions.append(post.post.isHidden ? nil : rows.count)
      if !post.post.isHidden { rows.append(.post(post.post)) }
      if post.hasGapBelow, positions.count < stored.posts.count {
        details.gaps.append(rows.count)
        rows.append(.gap(TimelineGap(below: post.post.id)))
      }
    }
    if let old, !old.posts.isEmpty {
      changes.inserted = Changeset(from: old.posts, to: stored.posts).inserted.compactMap { positions[$0] }
    }
  }
}
