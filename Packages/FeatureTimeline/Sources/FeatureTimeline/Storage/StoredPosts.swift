import Persistence

/// The stored posts of a timeline: where to find them, and how an answer of the server changes them.
///
/// No post is stored twice. Between two neighbors without a gap, the server had no other post when it was asked. Each change reads the
/// rows next to the page's ends, and no others.
struct StoredPosts: Sendable {
  /// The name that the posts are stored under.
  let timeline: String

  // MARK: Queries

  /// All posts, newest first.
  var newestFirst: Query<StoredPost> { ordered(.descending) }

  /// All posts, oldest first.
  var oldestFirst: Query<StoredPost> { ordered(.ascending) }

  private func ordered(_ direction: SortDirection) -> Query<StoredPost> {
    StoredPost.filter(\.timeline == timeline).order(by: \.length, direction).order(by: \.post.id, direction)
  }

  /// The post with an ID.
  func post(_ id: PostID) -> Query<StoredPost> { Query(sameKeyAs: position(id)) }

  /// The position of an ID in the order of the posts, whether or not there is such a post.
  func position(_ id: PostID) -> StoredPost {
    StoredPost(Post(id: id, text: "", author: Person(id: "", name: "")), in: timeline)
  }

  // MARK: Changes

  /// Stores a page of the newest posts, in place of the stored ones from its oldest upward: the server has no others there. If the page
  /// does not reach down to a stored post, there is a gap below it. An empty page removes everything.
  func insertLatest(_ page: [Post], _ transaction: borrowing WriteTransaction) throws {
    guard let oldest = page.map(\.id).min() else {
      try transaction.deleteAll(newestFirst)
      return
    }
    let isKnownBelow = try transaction.first(newestFirst) != nil
    let hasGap = try self.hasGap(below: oldest, transaction) ?? isKnownBelow
    try replace(newestFirst.through(position(oldest)), with: page, hasGapBelow: hasGap, transaction)
  }

  /// Stores the posts directly before a stored one, as the answer to `older(than:)`, in place of the stored ones between it and the page's
  /// oldest: the server has no others there. A page that does not reach the next stored post moves a gap down. An empty page removes
  /// everything below. Does nothing if the post is not stored.
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

  /// Stores the posts directly after a stored one, as Mastodon answers `newer(than:)`, in place of the stored ones between it and the
  /// page's newest. Closes the gaps that the page covers. Does nothing if the post is not stored.
  func insert(_ page: [Post], directlyAfter id: PostID, _ transaction: borrowing WriteTransaction) throws {
    let newer = page.filter { $0.id > id }
    guard let newest = newer.map(\.id).max(), try transaction.first(post(id)) != nil else { return }
    let covered = oldestFirst.after(position(id)).through(position(newest))
    try replace(covered, with: newer, hasGapBelow: false, transaction)
  }

  /// Replaces a stored post by its latest version. Does nothing if it is not stored.
  func update(_ new: Post, _ transaction: borrowing WriteTransaction) throws {
    guard let old = try transaction.first(post(new.id)) else { return }
    try transaction.add(StoredPost(new, in: timeline, hasGapBelow: old.hasGapBelow), update: .modified)
  }

  /// Removes a post that the server does not have anymore. A gap below it is then below the next newer post.
  func remove(_ id: PostID, _ transaction: borrowing WriteTransaction) throws {
    guard let old = try transaction.first(post(id)) else { return }
    try transaction.delete(old)
    if old.hasGapBelow, var above = try transaction.first(oldestFirst.after(old)) {
      above.hasGapBelow = true
      try transaction.add(above, update: .modified)
    }
    try removeGapBelowLast(transaction)
  }

  /// Removes all but the newest posts. Returns whether there were others.
  func trim(to count: Int, _ transaction: borrowing WriteTransaction) throws -> Bool {
    guard try transaction.deleteAll(newestFirst.dropFirst(count)) > 0 else { return false }
    try removeGapBelowLast(transaction)
    return true
  }

  /// Whether there is a gap directly below a position. `nil` if nothing is stored at or above it.
  private func hasGap(below id: PostID, _ transaction: borrowing WriteTransaction) throws -> Bool? {
    try transaction.first(oldestFirst.from(position(id)))?.hasGapBelow
  }

  /// Puts a page in place of the posts that it covers.
  private func replace(
    _ covered: Query<StoredPost>, with page: [Post], hasGapBelow: Bool, _ transaction: borrowing WriteTransaction
  ) throws {
    try transaction.deleteAll(covered.filter(!.isIn(\.post.id, page.map(\.id))))
    let oldest = page.map(\.id).min()
    let records = page.map { StoredPost($0, in: timeline, hasGapBelow: hasGapBelow && $0.id == oldest) }
    try transaction.add(records, update: .modified)
    try removeGapBelowLast(transaction)
  }

  /// Below the last post is not a gap but what has not been requested yet.
  private func removeGapBelowLast(_ transaction: borrowing WriteTransaction) throws {
    guard var last = try transaction.first(oldestFirst), last.hasGapBelow else { return }
    last.hasGapBelow = false
    try transaction.add(last, update: .modified)
  }
}
