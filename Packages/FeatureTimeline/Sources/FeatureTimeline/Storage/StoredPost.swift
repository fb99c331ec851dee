import Foundation
public import Persistence

/// A stored post of a timeline.
struct StoredPost: Record {
  let timeline: String
  let post: Post
  /// A Boolean value that indicates whether posts may be missing directly below.
  var hasGapBelow: Bool

  /// The number of bytes of the ID. Longer IDs are later; IDs of equal length are compared byte by byte.
  var length: Int { post.id.text.utf8.count }

  static let table = Table<StoredPost>(
    "timeline_posts",
    Column(key: "timeline", \.timeline), Column(key: "length", \.length), Column(key: "id", \.post.id),
    Column("hasGapBelow", \.hasGapBelow), Column("text", \.post.text), Column("author", \.post.author),
    Column("passedOnBy", \.post.passedOnBy), Column("created", \.post.created), Column("url", \.post.url),
    make: StoredPost.init)

  init(_ post: Post, in timeline: String, hasGapBelow: Bool = false) {
    self.timeline = timeline
    self.post = post
    self.hasGapBelow = hasGapBelow
  }

  private init(
    timeline: String, length _: Int, id: PostID, hasGapBelow: Bool, text: String, author: Person, passedOnBy: Person?,
    created: Date?, url: URL?
  ) {
    let post = Post(id: id, text: text, author: author, passedOnBy: passedOnBy, created: created, url: url)
    self.init(post, in: timeline, hasGapBelow: hasGapBelow)
  }
}

extension Person: JSONColumnValue {}

extension PostID: ColumnValue {
  /// The storage class of an ID, which is text.
  public static var storageClass: StorageClass { .text }
  /// The ID as text.
  public var stored: StoredValue { .text(text) }

  /// Creates an ID from text. Returns `nil` for other values.
  public init?(stored: StoredValue) {
    guard case .text(let text) = stored else { return nil }
    self.init(text)
  }
}
