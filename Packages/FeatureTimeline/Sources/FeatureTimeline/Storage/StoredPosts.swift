import Persistence
import Posts

/// The stored posts of a timeline: queries for them, and the changes that do not come with a page of the server.
///
/// No post is stored twice. The posts are in the order in which the server sends them. If there is no gap between two
/// neighbors, the server had no other posts between them at the time of the request.
struct StoredPosts: Sendable {
  /// The name under which the posts are stored.
  let timeline: String
  /// A Boolean value that indicates whether the server sorts the posts by their IDs. If so, a page also shows which posts
  /// between its IDs no longer exist.
  var isSortedByID = false

  // MARK: Queries

  /// A query for all posts, newest first.
  var newestFirst: Query<StoredPost> { StoredPost.filter(\.timeline == timeline).order(by: \.position, .descending) }

  /// A query for all posts, oldest first.
  var oldestFirst: Query<StoredPost> { StoredPost.filter(\.timeline == timeline).order(by: \.position) }

  /// A query for the positions of all posts, newest first.
  var positions: Query<StoredPosition> {
    StoredPosition.filter(\.timeline == timeline).order(by: \.position, .descending)
  }

  /// A query for the positions of all posts, oldest first.
  var positionsOldestFirst: Query<StoredPosition> {
    StoredPosition.filter(\.timeline == timeline).order(by: \.position)
  }

  /// Returns a query for the post with the given ID.
  func post(_ id: PostID) -> Query<StoredPost> { StoredPost.filter(\.timeline == timeline && \.post.id == id) }

  /// Returns a query for the position of the post with the given ID.
  func position(_ id: PostID) -> Query<StoredPosition> {
    StoredPosition.filter(\.timeline == timeline && \.id == id)
  }

  // MARK: Changes

  /// Replaces a stored post with its latest version. Has no effect if the post is not stored.
  func update(_ new: Post, _ transaction: borrowing WriteTransaction) throws {
    guard let old = try transaction.first(position(new.id)) else { return }
    try transaction.add(
      StoredPost(new, in: timeline, at: old.position, hasGapBelow: old.hasGapBelow), update: .modified)
  }

  /// Deletes a post that the server no longer has. A gap below it moves below the next newer post.
  func remove(_ id: PostID, _ transaction: borrowing WriteTransaction) throws {
    guard let old = try transaction.first(position(id)) else { return }
    try transaction.delete(old)
    if old.hasGapBelow, let above = try transaction.first(positionsOldestFirst.after(old)) {
      try set(gapBelow: above, true, transaction)
    }
    try removeGapBelowLast(transaction)
  }

  /// Removes the gap below the last post, because gaps exist only between stored posts.
  func removeGapBelowLast(_ transaction: borrowing WriteTransaction) throws {
    guard let last = try transaction.first(positionsOldestFirst) else { return }
    try set(gapBelow: last, false, transaction)
  }

  /// Adds or removes the gap below a post.
  func set(gapBelow row: StoredPosition, _ hasGap: Bool, _ transaction: borrowing WriteTransaction) throws {
    guard row.hasGapBelow != hasGap, var post = try transaction.first(post(row.id)) else { return }
    post.hasGapBelow = hasGap
    try transaction.add(post, update: .modified)
  }
}
