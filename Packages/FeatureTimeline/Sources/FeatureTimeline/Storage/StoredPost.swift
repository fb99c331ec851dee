import Persistence
import Posts

/// A stored post of a timeline.
struct StoredPost: Record {
  let timeline: String
  private let shared: SharedPost
  /// The position in the timeline, in the order in which the server sends the posts. Newer posts have greater
  /// positions.
  var position: Int
  /// Whether posts may be missing directly below this post.
  var hasGapBelow: Bool

  var post: Post { shared.post }

  static let table = Table<StoredPost>(
    "timeline_posts",
    Column(key: "timeline", \.timeline), Column(key: "id", \.post.id), Column("position", \.position),
    Column("hasGapBelow", \.hasGapBelow), Column("post", \.post), indexes: [[\.timeline, \.position]],
    make: StoredPost.init)

  init(_ post: Post, in timeline: String, at position: Int, hasGapBelow: Bool = false) {
    self.timeline = timeline
    shared = SharedPost(post)
    self.position = position
    self.hasGapBelow = hasGapBelow
  }

  private init(timeline: String, id _: PostID, position: Int, hasGapBelow: Bool, post: Post) {
    self.init(post, in: timeline, at: position, hasGapBelow: hasGapBelow)
  }
}

/// A post that all copies of a record share: a timeline copies and compares up to a thousand records after each change.
private final class SharedPost: Hashable, Sendable {
  let post: Post

  init(_ post: Post) { self.post = post }

  static func == (left: SharedPost, right: SharedPost) -> Bool { left === right || left.post == right.post }
  func hash(into hasher: inout Hasher) { hasher.combine(post) }
}

/// The row of a ``StoredPost`` without the post itself, which takes longer to read.
struct StoredPosition: Record {
  let timeline: String
  let id: PostID
  let position: Int
  let hasGapBelow: Bool

  static let table = Table<StoredPosition>(
    StoredPost.table.name,
    Column(key: "timeline", \.timeline), Column(key: "id", \.id), Column("position", \.position),
    Column("hasGapBelow", \.hasGapBelow),
    make: { StoredPosition(timeline: $0, id: $1, position: $2, hasGapBelow: $3) })
}

extension StoredPosition {
  init(_ post: StoredPost) {
    self.init(timeline: post.timeline, id: post.post.id, position: post.position, hasGapBelow: post.hasGapBelow)
  }
}

extension StoredPost {
  /// Creates records from rows of versions 1 to 3, which are sorted by ID and have no positions.
  static func migrate(_ migration: borrowing Migration) throws {
    var position = 0
    // The rows are passed in the order of their old key, from the oldest post of each timeline.
    try migration.rebuild(StoredPost.self) { row in
      let hasGapBelow: Bool = try row.value("hasGapBelow")
      position += hasGapBelow ? PagePositions.distanceAtGap : PagePositions.distance
      return StoredPost(
        row.has("post") ? try row.value("post") : try Post(version1: row), in: try row.value("timeline"),
        at: position, hasGapBelow: hasGapBelow)
    }
  }
}

extension Post {
  /// Creates a post from a row of version 1, which has a column for each part of a post.
  fileprivate init(version1 row: borrowing OldRow) throws {
    self.init(
      id: try row.value("id"), text: try row.value("text"), author: try row.value("author"),
      passedOnBy: try row.value("passedOnBy"), created: try row.value("created"), url: try row.value("url"))
  }
}
