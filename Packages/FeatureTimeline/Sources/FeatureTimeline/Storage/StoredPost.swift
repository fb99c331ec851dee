import Persistence
import Posts

/// A stored post of a timeline.
struct StoredPost: Record {
  let timeline: String
  let post: Post
  /// A Boolean value that indicates whether posts may be missing directly below this post.
  var hasGapBelow: Bool

  /// The number of bytes of the ID. Longer IDs are later; IDs of equal length are compared byte by byte.
  var length: Int { post.id.text.utf8.count }

  static let table = Table<StoredPost>(
    "timeline_posts",
    Column(key: "timeline", \.timeline), Column(key: "length", \.length), Column(key: "id", \.post.id),
    Column("hasGapBelow", \.hasGapBelow), Column("post", \.post), make: StoredPost.init)

  init(_ post: Post, in timeline: String, hasGapBelow: Bool = false) {
    self.timeline = timeline
    self.post = post
    self.hasGapBelow = hasGapBelow
  }

  private init(timeline: String, length _: Int, id _: PostID, hasGapBelow: Bool, post: Post) {
    self.init(post, in: timeline, hasGapBelow: hasGapBelow)
  }
}

extension StoredPost {
  /// Creates a record from a row of version 1, which has a column for each part of a post.
  init(version1 row: borrowing OldRow) throws {
    let post = Post(
      id: try row.value("id"), text: try row.value("text"), author: try row.value("author"),
      passedOnBy: try row.value("passedOnBy"), created: try row.value("created"), url: try row.value("url"))
    self.init(post, in: try row.value("timeline"), hasGapBelow: try row.value("hasGapBelow"))
  }
}
