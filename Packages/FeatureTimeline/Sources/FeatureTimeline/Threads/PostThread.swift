public import Foundation
public import Posts
public import Presentation

/// A post with the posts that it replies to and the replies to it.
public struct PostThread: Sendable, Equatable {
  /// The ID of the post.
  public let post: PostID
  /// The posts that the post replies to, from the first of the thread, then the post itself, then the replies, without
  /// other posts that filters of the user hide. A reply follows the post that it replies to, after the earlier replies
  /// to that post and their own replies.
  public let rows: [ThreadRow]
  /// A Boolean value that indicates whether the server sent more posts than a thread can contain.
  public let isTruncated: Bool
  /// The reason why the thread contains only the post, or `nil` if the server sent the posts around it.
  public let failure: LoadFailure?
  /// A Boolean value that indicates whether the post comes from the store, because the request for it failed.
  public let isStale: Bool
  /// The time at which the stored post was loaded, or `nil` if it is unknown or the post is not stale.
  public let updated: Date?

  /// The maximum number of posts above the post, and of replies to it. Servers limit threads, too.
  static let limit = 1_000

  /// Creates a thread. The time it takes is proportional to the number of posts. A post that is sent twice appears
  /// once.
  ///
  /// - Parameters:
  ///   - post: The post.
  ///   - ancestors: The posts that the post replies to, from the first of the thread.
  ///   - descendants: The replies to the post, and their replies. If the server omits a post, the replies to the
  ///     omitted post follow all others.
  public init(_ post: Post, ancestors: [Post], descendants: [Post]) {
    var known: Set = [post.id]
    let above = ancestors.filter { known.insert($0.id).inserted }
    let below = descendants.filter { known.insert($0.id).inserted }
    self.post = post.id
    failure = nil
    isStale = false
    updated = nil
    isTruncated = above.count > Self.limit || below.count > Self.limit
    var rows: [ThreadRow] = []
    for post in above.suffix(Self.limit) + [post] {
      rows.append(ThreadRow(post, isParentMissing: post.reply.map { $0.id != rows.last?.id } ?? false))
    }
    rows += Self.tree(of: below.prefix(Self.limit), under: post.id, known)
    self.rows = Self.visible(rows, of: post.id)
  }

  /// Returns the replies to a post as the rows of its thread, without the posts that filters of the user hide.
  static func replies(to post: PostID, _ descendants: [Post]) -> [ThreadRow] {
    let rows = tree(of: descendants.prefix(limit), under: post, Set(descendants.map(\.id) + [post]))
    return visible(rows, of: post)
  }

  /// Returns the rows without the posts that filters of the user hide, except for the requested post. The parents of
  /// replies to hidden posts are missing.
  private static func visible(_ rows: [ThreadRow], of post: PostID) -> [ThreadRow] {
    let hidden = Set(rows.lazy.filter { $0.post.isHidden && $0.id != post }.map(\.id))
    if hidden.isEmpty { return rows }
    return rows.filter { !hidden.contains($0.id) }.map { row in
      let isParentHidden = row.post.reply.map { hidden.contains($0.id) } ?? false
      return ThreadRow(row.post, depth: row.depth, isParentMissing: row.isParentMissing || isParentHidden)
    }
  }

  /// Creates the thread of a post whose surrounding posts could not be loaded.
  ///
  /// - Parameters:
  ///   - post: The post.
  ///   - failure: The reason why the other posts could not be loaded.
  public init(_ post: Post, failure: LoadFailure) {
    self.post = post.id
    self.failure = failure
    isStale = false
    updated = nil
    isTruncated = false
    rows = [ThreadRow(post, failure: failure)]
  }

  /// Creates the thread of a stored post, because the server did not send the post.
  ///
  /// - Parameters:
  ///   - post: The stored post.
  ///   - others: Other stored posts, in any order. Those above the post and the replies to it are in the thread.
  ///   - updated: The time at which the post was loaded, or `nil` if it is unknown.
  ///   - failure: The reason why the server did not send the post.
  public init(stored post: Post, among others: [Post] = [], updated: Date?, failure: LoadFailure) {
    let (above, below) = Self.relatives(of: post, among: others)
    let thread = PostThread(post, ancestors: above, descendants: below)
    // The server may still have the posts that are not stored.
    rows = thread.rows.map { ThreadRow($0.post, depth: $0.depth, failure: $0.id == post.id ? failure : nil) }
    (self.post, isTruncated) = (post.id, thread.isTruncated)
    (self.failure, isStale, self.updated) = (failure, true, updated)
  }

  /// Returns the posts that a post replies to, from the first, and the replies to it, from the oldest.
  private static func relatives(of post: Post, among others: [Post]) -> (above: [Post], below: [Post]) {
    let known = Dictionary(others.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var above: [Post] = []
    while above.count < limit, let parent = (above.last ?? post).reply.flatMap({ known[$0.id] }) {
      above.append(parent)
    }
    var (thread, below): (Set, [Post]) = ([post.id], [])
    // A reply is newer than the post that it replies to.
    for other in known.values.sorted(by: { $0.id < $1.id }) where other.reply.map({ thread.contains($0.id) }) == true {
      if thread.insert(other.id).inserted { below.append(other) }
    }
    return (above.reversed(), below)
  }

  /// Returns the replies in depth-first order. Visits each reply once, so cycles in a server's response cannot cause
  /// an endless loop.
  private static func tree(of replies: ArraySlice<Post>, under post: PostID, _ known: Set<PostID>) -> [ThreadRow] {
    var children = Dictionary(grouping: replies) { $0.reply?.id }
    var shown: Set<PostID> = []
    var rows: [ThreadRow] = []
    func add(_ roots: [Post], isParentMissing: Bool) {
      var stack = roots.reversed().map { ThreadRow($0, depth: 1, isParentMissing: isParentMissing) }
      while let row = stack.popLast() {
        guard shown.insert(row.id).inserted else { continue }
        rows.append(row)
        let replies = children.removeValue(forKey: row.id) ?? []
        stack += replies.reversed().map { ThreadRow($0, depth: row.depth + 1) }
      }
    }
    add(children.removeValue(forKey: post) ?? [], isParentMissing: false)
    for reply in replies where !(reply.reply.map { known.contains($0.id) } ?? false) {
      add([reply], isParentMissing: true)
    }
    for reply in replies { add([reply], isParentMissing: false) }
    return rows
  }
}

/// A post of a thread.
public struct ThreadRow: ListItemViewModel, Hashable {
  /// The post.
  public let post: Post
  /// The depth in the thread: 0 for the post and those above it, 1 for a reply to the post or to a missing post, 2 for
  /// a reply to that reply.
  public let depth: Int
  /// A Boolean value that indicates whether the post replies to a post that the server did not send, for example
  /// because that post was deleted or is not visible to the user.
  public let isParentMissing: Bool
  /// The reason why the posts around the post could not be loaded, or `nil` if they were loaded.
  public let failure: LoadFailure?

  /// The ID of the post.
  public var id: PostID { post.id }

  /// Returns the row with the changes of the user's actions, or `nil` for a deleted post.
  func with(_ changes: ActionChanges) -> ThreadRow? {
    if changes.hasDeleted(post) { return nil }
    return ThreadRow(changes.applied(to: post), depth: depth, isParentMissing: isParentMissing, failure: failure)
  }

  /// Creates a row.
  public init(_ post: Post, depth: Int = 0, isParentMissing: Bool = false, failure: LoadFailure? = nil) {
    self.post = post
    self.failure = failure
    self.depth = depth
    self.isParentMissing = isParentMissing
  }
}
