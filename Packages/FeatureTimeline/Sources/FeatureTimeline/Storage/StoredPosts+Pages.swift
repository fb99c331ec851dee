import Foundation
import Persistence
import Posts

/// The changes that a page of the server makes.
///
/// A page is evidence only for the order of its own posts. It is adjacent to stored posts if it contains one of them;
/// everything else is a gap. Each change reads the positions of the page's posts and of its neighbors.
extension StoredPosts {
  /// The relation of the stored posts to a page of the newest posts.
  enum Below: Equatable {
    /// The page reaches the stored posts.
    case adjacent
    /// The page does not reach the stored posts.
    case distant
    /// There are no stored posts.
    case nothing
  }

  /// Stores a page of the newest posts. The page replaces all stored posts down to the last one that it contains,
  /// because the server has no others in this range. An empty page deletes all posts.
  ///
  /// - Parameter leavesGap: Whether to leave a gap below the page if the page does not reach the stored posts. If
  ///   `false`, nothing is stored in that case.
  @discardableResult func insertLatest(
    _ page: [Post], leavesGap: Bool, _ transaction: borrowing WriteTransaction
  ) throws -> Below {
    guard !page.isEmpty else {
      try transaction.deleteAll(positions)
      return .nothing
    }
    let stored = try stored(page, transaction)
    let end = try end(of: page, stored, transaction).map { try lowest(from: $0, above: page, transaction) ?? $0 }
    let isFirst = try end == nil && transaction.first(positions) == nil
    if end != nil || isFirst || leavesGap {
      try place(page, below: nil, through: end, stored, transaction)
    }
    return end != nil ? .adjacent : isFirst ? .nothing : .distant
  }

  /// Stores the response to `older(than:)`: the posts directly below a stored post. The page replaces the stored posts
  /// below that post, down to the last one that it contains, because the server has no others in this range. If the
  /// page does not reach the next stored post, the gap moves below the page. An empty page deletes all posts below the
  /// given one.
  ///
  /// - Returns: The posts of the page that are below the given one, which are none if that one is not stored. Returns
  ///   `nil` if the page does not continue below it, for example because the server ignored the ID and sent its newest
  ///   posts again. Nothing is stored then.
  @discardableResult func insert(
    _ page: [Post], directlyBelow id: PostID, _ transaction: borrowing WriteTransaction
  ) throws -> [Post]? {
    guard let upper = try transaction.first(position(id)) else { return [] }
    if page.isEmpty {
      try transaction.deleteAll(positions.after(upper))
      try set(gapBelow: upper, false, transaction)
      return []
    }
    let stored = try stored(page, transaction)
    let older = part(of: page, below: upper, stored)
    if older.isEmpty { return nil }
    let reached = try end(of: older, stored, transaction)
    let end = try lowest(from: reached ?? upper, above: older, transaction) ?? reached
    try place(older, below: upper, through: end, stored, transaction)
    return older
  }

  /// Returns whether a page for `insert(_:directlyBelow:_:)` looks like the server's newest posts: it repeats posts
  /// from above the given one, or has posts that are later than the newest stored one. This is no proof, because a
  /// server can move posts, or sort them by something else than their dates.
  func canBeLatest(
    _ page: [Post], below id: PostID, _ transaction: borrowing some Reading & ~Copyable
  ) throws -> Bool {
    guard let upper = try transaction.first(position(id)) else { return false }
    let stored = try stored(page, transaction)
    let new = part(of: page, below: upper, stored).filter { stored[$0.id] == nil }
    guard !new.isEmpty, let newest = try transaction.first(newestFirst)?.post else { return false }
    return stored.values.contains { $0.position >= upper.position } || new.contains { $0.isLater(than: newest.created) }
  }

  /// Returns the posts of a page that can be below a stored one. The page can begin above that post, and it can repeat
  /// posts that are already shown above.
  private func part(of page: [Post], below upper: StoredPosition, _ stored: [PostID: StoredPosition]) -> [Post] {
    let rest = page.firstIndex { $0.id == upper.id }.map { page[($0 + 1)...] } ?? page[...]
    return rest.filter { stored[$0.id].map { $0.position < upper.position } ?? true }
  }

  /// Returns the positions of the stored posts that a page contains.
  private func stored(
    _ page: [Post], _ transaction: borrowing some Reading & ~Copyable
  ) throws -> [PostID: StoredPosition] {
    let rows = StoredPosition.filter(\.timeline == timeline && .isIn(\.id, page.map(\.id)))
    return Dictionary(try transaction.array(rows).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the lowest stored post that the page shows to be in its place, or `nil` if there is none.
  ///
  /// Such a post ends the page, or is followed by a post that is stored below it, by a gap or by no stored post. Any
  /// other stored post is followed by one that is not stored, although its stored neighbor is known: the server has
  /// moved the post, or inserted another one below it.
  private func end(
    of page: [Post], _ stored: [PostID: StoredPosition], _ transaction: borrowing WriteTransaction
  ) throws -> StoredPosition? {
    let last = try transaction.first(positionsOldestFirst)?.id
    let placed = page.indices.compactMap { index -> StoredPosition? in
      guard let row = stored[page[index].id] else { return nil }
      if index == page.count - 1 || row.hasGapBelow || row.id == last { return row }
      return stored[page[index + 1].id].map { $0.position < row.position } == true ? row : nil
    }
    return placed.min { $0.position < $1.position }
  }

  /// Returns the lowest of the stored posts directly below one that belong above the end of a page, or `nil` if there are
  /// none or only the order of the server can tell.
  private func lowest(
    from start: StoredPosition, above page: [Post], _ transaction: borrowing WriteTransaction
  ) throws -> StoredPosition? {
    guard isSortedByID, let last = page.last?.id else { return nil }
    return try transaction.array(positions.after(start).limit(Self.limit)).prefix { $0.id > last }.last
  }

  /// Replaces the posts from below `upper`, or from the newest post, through `end` with a page. If `end` is `nil`,
  /// inserts the page there.
  private func place(
    _ page: [Post], below upper: StoredPosition?, through end: StoredPosition?, _ stored: [PostID: StoredPosition],
    _ transaction: borrowing WriteTransaction
  ) throws {
    guard let last = page.last else { return }
    let others = positions.filter(!.isIn(\.id, page.map(\.id)))
    let covered = upper.map { others.after($0) } ?? others
    if let end { try transaction.deleteAll(covered.through(end)) }
    let lower = try transaction.first((end ?? upper).map { others.after($0) } ?? others)
    var hasGap = lower != nil
    if let end, end.id == last.id, !end.hasGapBelow {
      // The posts below are known to follow, unless the page has moved the first of them.
      hasGap = try transaction.first(positions.after(end)) != lower
    }
    let between = (lower?.position ?? .min, upper?.position ?? .max)
    let kept = page.reversed().map { post in
      stored[post.id].flatMap { between.0 < $0.position && $0.position < between.1 ? $0.position : nil }
    }
    guard
      let numbers = PagePositions.positions(
        keeping: kept, above: lower?.position, below: upper?.position, hasGapBelow: hasGap)
    else {
      try makeRoom(for: page.count, transaction)
      func moved(_ row: StoredPosition?) throws -> StoredPosition? {
        try row.flatMap { try transaction.first(position($0.id)) }
      }
      return try place(
        page, below: moved(upper), through: moved(end), self.stored(page, transaction), transaction)
    }
    let records = zip(page, numbers.reversed()).map { post, number in
      StoredPost(post, in: timeline, at: number, hasGapBelow: hasGap && post.id == last.id)
    }
    try transaction.add(records, update: .modified)
    if let upper { try set(gapBelow: upper, false, transaction) }
  }

  /// Numbers all posts again, so that `count` posts fit between any two of them.
  func makeRoom(for count: Int, _ transaction: borrowing WriteTransaction) throws {
    var number = 0
    let posts = try transaction.array(oldestFirst).map { post in
      number += post.hasGapBelow ? PagePositions.distanceAtGap : max(PagePositions.distance, count + 1)
      return StoredPost(post.post, in: timeline, at: number, hasGapBelow: post.hasGapBelow)
    }
    try transaction.add(posts, update: .modified)
  }
}

extension Post {
  /// Returns whether this post is known to be later than a date.
  fileprivate func isLater(than date: Date?) -> Bool {
    guard let created, let date else { return false }
    return created > date
  }
}
