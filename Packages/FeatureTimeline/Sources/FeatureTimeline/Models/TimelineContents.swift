public import Foundation
public import Presentation

/// A timeline without a screen: for commands, pipes and programs.
public struct TimelineContents: Sendable, Equatable {
  /// What it is the posts of.
  public let source: TimelineSource
  /// The newest stored posts, newest first.
  public let posts: [Post]
  /// The posts directly below which others may be missing.
  public let gaps: Set<PostID>
  /// When the server was last heard.
  public let updated: Date?
  /// Why the server could not be heard now; nil when it could. The posts are then older.
  public let failure: LoadFailure?

  /// Creates contents.
  public init(
    source: TimelineSource, posts: [Post], gaps: Set<PostID> = [], updated: Date?, failure: LoadFailure? = nil
  ) {
    self.source = source
    self.posts = posts
    self.gaps = gaps
    self.updated = updated
    self.failure = failure
  }
}

/// `{"source": "#swift", "updated": …, "isStale": false, "posts": […], "gapsBelow": ["112…"]}`
extension TimelineContents: Encodable {
  private enum CodingKeys: String, CodingKey {
    case source, updated, isStale, posts, gapsBelow
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(source, forKey: .source)
    try object.encodeIfPresent(updated?.formatted(.iso8601), forKey: .updated)
    try object.encode(failure != nil, forKey: .isStale)
    try object.encode(posts.map(PostDocument.init), forKey: .posts)
    try object.encode(gaps.sorted(by: >), forKey: .gapsBelow)
  }
}

/// A post with its date in words that every program reads.
private struct PostDocument: Encodable {
  let id: PostID
  let text: String
  let author: Person
  let passedOnBy: Person?
  let created: String?
  let url: URL?

  init(_ post: Post) {
    id = post.id
    text = post.text
    author = post.author
    passedOnBy = post.passedOnBy
    created = post.created?.formatted(.iso8601)
    url = post.url
  }
}
