import Foundation
public import Persistence

/// One post of one timeline, as it is kept.
struct StoredPost: Record {
  var timeline: String
  /// The number of letters of `id`. A longer id is the later one, and of the same length the greater.
  var length: Int
  var id: String
  var hasGapBelow: Bool
  var text: String
  var author: Person
  var passedOnBy: Person?
  var created: Date?
  var url: URL?

  static let table = Table<StoredPost>(
    "timeline_posts",
    Column(key: "timeline", \.timeline), Column(key: "length", \.length), Column(key: "id", \.id),
    Column("hasGapBelow", \.hasGapBelow), Column("text", \.text), Column("author", \.author),
    Column("passedOnBy", \.passedOnBy), Column("created", \.created), Column("url", \.url),
    make: StoredPost.init)

  /// The posts of one timeline, newest first.
  static func posts(of timeline: String) -> Query<StoredPost> {
    filter(\.timeline == timeline).order(by: \.length, .descending).order(by: \.id, .descending)
  }

  var post: Post {
    Post(id: PostID(id), text: text, author: author, passedOnBy: passedOnBy, created: created, url: url)
  }
}

extension StoredPost {
  init(_ post: Post, in timeline: String, hasGapBelow: Bool) {
    self.init(
      timeline: timeline, length: post.id.text.utf8.count, id: post.id.text, hasGapBelow: hasGapBelow, text: post.text,
      author: post.author, passedOnBy: post.passedOnBy, created: post.created, url: post.url)
  }
}

extension KnownPosts {
  /// What is kept of one timeline, newest first.
  init(_ records: [StoredPost]) {
    self.init(posts: records.map(\.post), gaps: Set(records.filter(\.hasGapBelow).map { PostID($0.id) }))
  }

  /// What must be written where `old` is kept.
  func records(in timeline: String, changing old: KnownPosts) -> [StoredPost] {
    let known = Dictionary(old.posts.map { ($0.id, $0) }) { $1 }
    return posts.compactMap { post in
      let hasGapBelow = gaps.contains(post.id)
      if known[post.id] == post, old.gaps.contains(post.id) == hasGapBelow { return nil }
      return StoredPost(post, in: timeline, hasGapBelow: hasGapBelow)
    }
  }
}

extension Person: JSONColumnValue {}
