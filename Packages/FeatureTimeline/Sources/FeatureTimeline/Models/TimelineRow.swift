public import Posts
public import Presentation

/// A row of a timeline: a post, or a gap where posts may be missing.
public enum TimelineRow: ListItemViewModel, Hashable {
  /// A post.
  case post(Post)
  /// A gap where posts may be missing.
  case gap(TimelineGap)

  /// The identity of a row within its timeline.
  public enum ID: Sendable, Hashable {
    /// A post.
    case post(PostID)
    /// The gap below a post.
    case gap(PostID)
  }

  /// The identity of the row.
  public var id: ID {
    switch self {
    case .post(let post): .post(post.id)
    case .gap(let gap): .gap(gap.post)
    }
  }

  /// The post, or `nil` for a gap.
  public var post: Post? { if case .post(let post) = self { post } else { nil } }

  /// Returns the row with the changes of the user's actions, or `nil` for a deleted post.
  func with(_ changes: ActionChanges) -> TimelineRow? {
    guard case .post(let post) = self else { return self }
    return changes.hasDeleted(post) ? nil : .post(changes.applied(to: post))
  }

  /// The reading position at the row: the ID of the post, or of the post above the gap.
  public var position: PostID {
    switch id {
    case .post(let id), .gap(let id): id
    }
  }
}

/// A gap directly below a post, where other posts may be missing.
public struct TimelineGap: Sendable, Hashable {
  /// The ID of the post above the gap.
  public let post: PostID
  /// The state of loading the missing posts.
  public let activity: Activity

  /// The state of loading the missing posts.
  public enum Activity: Sendable, Hashable {
    /// The posts are not being loaded.
    case idle
    /// The posts are being loaded.
    case loading
    /// The posts could not be loaded.
    case failed(LoadFailure)
  }

  /// Creates a gap.
  public init(below post: PostID, activity: Activity = .idle) {
    self.post = post
    self.activity = activity
  }
}
