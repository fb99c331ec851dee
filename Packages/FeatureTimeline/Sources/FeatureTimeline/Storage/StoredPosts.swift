import Persistence
import Posts

/// The stored posts of a timeline: queries for them, and the changes that a response of the server makes.
///
/// No post is stored twice. If there is no gap between two neighbors, the server had no other posts between them at the
/// time of the request. Each change reads only the rows next to the ends of the page.
struct StoredPosts: Sendable {
  /// The name under which the posts are stored.
  let timeline: String

  // MARK: Queries

  /// A query for all posts, newest first.
  var newestFirst: Query<StoredPost> { ordered(.descending) }

  /// A query for all posts, oldest first.
  var oldestFirst: Query<StoredPost> { ordered(.ascending) }

  private func ordered(_ direction: SortDirection) -> Query<StoredPost> {
    StoredPost.filter(\.timeline == timeline).order(by: \.length, direction).order(by: \.post.id, direction)
  }

  /// Returns a query for the post with the given ID.
  func post(_ id: PostID) -> Query<StoredPost> { Query(sameKeyAs: position(id)) }

  /// Returns a record that is sorted like the post with the given ID, which need not be stored.
  func position(_ id: PostID) -> StoredPost {
    StoredPost(Post(id: id, text: "", author: Person(id: "", name: "")), in: timeline)
  }

  // MARK: Changes

  /// The relation of the stored posts to a page of the newest posts.
  enum Below: Equatable {
    /// The page reaches the stored posts.
    case adjacent
    /// The page does not reach the stored posts. The newest stored post has this ID.
    case distant(PostID)
    /// There are no stored posts.
    case nothing
  }

  /// Stores a page of the newest posts. The page replaces all stored posts down to the oldest post of the page, because
  /// the server has no others in this range. An empty page deletes all posts.
  ///
  /// - Parameter leavesGap: A Boolean value that indicates whether to leave a gap below the page if the page does not
  ///   reach the stored posts. If `false`, nothing is stored in that case.
  @discardableResult func insertLatest(
    _ page: [Post], leavesGap: Bool, _ transaction: borrowing WriteTransaction
  ) throws -> Below {
    guard let oldest = page.map(\.id).min() else {
      try transaction.deleteAll(newestFirst)
      return .nothing
    }
    let hasGap = try self.hasGap(below: oldest, transaction)
    // Read only if the page does not reach the stored posts, so that a poll without new posts reads one post.
    let newest = hasGap == nil ? try transaction.first(newestFirst)?.post.id : nil
    if newest == nil || leavesGap {
      let covered = newestFirst.through(position(oldest))
      try replace(covered, with: page, hasGapBelow: hasGap ?? (newest != nil), transaction)
    }
    return hasGap != nil ? .adjacent : newest.map { .distant($0) } ?? .nothing
  }

  /// Stores the response to `older(than:)`: the posts directly below a stored post. The page replaces the stored
  /// posts below that post, down to the oldest post of the page, because the server has no others in this range. If the
  /// page does not reach the next stored post, the gap moves below the page. An empty page deletes all posts below the
  /// given one. Has no effect if the given post is not stored, or if the page has posts, but no older ones.
  func insert(_ page: [Post], directlyBefore id: PostID, _ transaction: borrowing WriteTransaction) throws {
    guard var upper = try transaction.first(post(id)) else { return }
    let older = page.filter { $0.id < id }
    if older.isEmpty, !page.isEmpty { return }
    var covered = newestFirst.after(upper)
    var hasGap = false
    if let oldest = older.map(\.id).min() {
      covered = covered.through(position(oldest))
      hasGap = try self.hasGap(below: oldest, transaction) ?? false
    }
    upper.hasGapBelow = false
    try transaction.add(upper, update: .modified)
    try replace(covered, with: older, hasGapBelow: hasGap, transaction)
  }

  /// Stores Mastodon's response to `newer(than:)`: the posts directly above a stored post. The page replaces the stored
  /// posts above that post, up to the newest post of the page, and closes the gaps in this range. Has no effect if the
  /// given post is not stored, or if the page contains no newer posts.
  func insert(_ page: [Post], directlyAfter id: PostID, _ transaction: borrowing WriteTransaction) throws {
    let newer = page.filter { $0.id > id }
    guard let newest = newer.map(\.id).max(), try transaction.first(post(id)) != nil else { return }
    let covered = oldestFirst.after(position(id)).through(position(newest))
    try replace(covered, with: newer, hasGapBelow: false, transaction)
  }

  /// Replaces a stored post with its latest version. Has no effect if the post is not stored.
  func update(_ new: Post, _ transaction: borrowing WriteTransaction) throws {
    guard let old = try transaction.first(post(new.id)) else { return }
    try transaction.add(StoredPost(new, in: timeline, hasGapBelow: old.hasGapBelow), update: .modified)
  }

  /// Deletes a post that the server no longer has. A gap below it moves below the next newer post.
  func remove(_ id: PostID, _ transaction: borrowing WriteTransaction) throws {
    guard let old = try transaction.first(post(id)) else { return }
    try transaction.delete(old)
    if old.hasGapBelow, var above = try transaction.first(oldestFirst.after(old)) {
      above.hasGapBelow = true
      try transaction.add(above, update: .modified)
    }
    try removeGapBelowLast(transaction)
  }

  /// Deletes all posts except the newest `count`. Returns whether any were deleted.
  func trim(to count: Int, _ transaction: borrowing WriteTransaction) throws -> Bool {
    guard try transaction.deleteAll(newestFirst.dropFirst(count)) > 0 else { return false }
    try removeGapBelowLast(transaction)
    return true
  }

  /// Returns a Boolean value that indicates whether there is a gap directly below a position, or `nil` if no post is
  /// stored at or above it.
  private func hasGap(below id: PostID, _ transaction: borrowing WriteTransaction) throws -> Bool? {
    try transaction.first(oldestFirst.from(position(id)))?.hasGapBelow
  }

  /// Replaces the posts that a page covers.
  private func replace(
    _ covered: Query<StoredPost>, with page: [Post], hasGapBelow: Bool, _ transaction: borrowing WriteTransaction
  ) throws {
    let deleted = try transaction.deleteAll(covered.filter(!.isIn(\.post.id, page.map(\.id))))
    let oldest = page.map(\.id).min()
    let records = page.map { StoredPost($0, in: timeline, hasGapBelow: hasGapBelow && $0.id == oldest) }
    try transaction.add(records, update: .modified)
    if hasGapBelow || deleted > 0 { try removeGapBelowLast(transaction) }
  }

  /// Removes the gap below the last post, because gaps exist only between stored posts.
  private func removeGapBelowLast(_ transaction: borrowing WriteTransaction) throws {
    guard var last = try transaction.first(oldestFirst), last.hasGapBelow else { return }
    last.hasGapBelow = false
    try transaction.add(last, update: .modified)
  }
}
