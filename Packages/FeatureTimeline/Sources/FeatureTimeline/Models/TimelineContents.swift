public import Foundation
public import Posts
public import Presentation

/// The contents of a timeline, for commands and other programs.
public struct TimelineContents: Sendable, Equatable {
  /// The source of the posts.
  public let source: TimelineSource
  /// The posts, newest first.
  public let posts: [Post]
  /// The IDs of the posts that have a gap directly below them.
  public let gaps: Set<PostID>
  /// The time of the server's last response, or `nil` if there was none.
  public let updated: Date?
  /// The reason why the server did not send all posts, or `nil` if it did. If the value is not `nil`, the posts can be
  /// incomplete or out of date.
  public let failure: LoadFailure?

  /// Whether the user has asked for these posts, so that filters do not fold them.
  var isUnfolded = false

  /// A Boolean value that indicates whether the posts are not up to date.
  public var isStale: Bool { failure != nil && !isTruncated }

  /// A Boolean value that indicates whether the list of posts ends early: at a link that cannot be used, or at the
  /// number of posts that the app loads.
  public var isTruncated: Bool { failure == .foreignLink || failure == .listTooLong }

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

extension TimelineContents {
  /// Creates the contents of one post, which the user has asked for.
  init(post: Post, in source: TimelineSource, updated: Date?, failure: LoadFailure? = nil) {
    self.init(source: source.timeline(of: post), posts: [post], updated: updated, failure: failure)
    isUnfolded = true
  }

  /// Creates the contents of stored posts, without those that filters of the user hide. A gap below a hidden post is
  /// below the post above it.
  init(source: TimelineSource, stored: [StoredPost], updated: Date?, failure: LoadFailure?) {
    var gaps: Set<PostID> = []
    var above: PostID?
    for post in stored.dropLast() {
      if !post.post.isHidden { above = post.post.id }
      if post.hasGapBelow, let above { gaps.insert(above) }
    }
    self.init(
      source: source, posts: stored.map(\.post).filter { !$0.isHidden }, gaps: gaps, updated: updated, failure: failure)
  }
}

/// Encodes the contents as
/// `{"source": "#swift", "updated": …, "isStale": false, "isTruncated": false, "posts": […], "gapsBelow": ["112…"]}`.
extension TimelineContents: Encodable {
  private enum CodingKeys: String, CodingKey {
    case source, updated, isStale, isTruncated, posts, gapsBelow
  }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(source, forKey: .source)
    try object.encodeIfPresent(updated?.formatted(.iso8601), forKey: .updated)
    try object.encode(isStale, forKey: .isStale)
    try object.encode(isTruncated, forKey: .isTruncated)
    try object.encode(posts.map { PostDocument(isUnfolded ? $0 : $0.filtered) }, forKey: .posts)
    try object.encode(posts.map(\.id).filter(gaps.contains), forKey: .gapsBelow)
  }
}
