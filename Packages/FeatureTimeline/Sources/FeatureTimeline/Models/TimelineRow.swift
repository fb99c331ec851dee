public import Posts
public import Presentation

/// A row of a timeline: a post, or a gap where posts may be missing.
public enum TimelineRow: ListItemViewModel, Hashable {
  case post(Post)
  case gap(TimelineGap)

  /// The identity of a row within its timeline.
  public enum ID: Sendable, Hashable {
    case post(PostID)
    /// The gap below a post.
    case gap(PostID)
  }

  public var id: ID {
    switch self {
    case .post(let post): .post(post.id)
    case .gap(let gap): .gap(gap.post)
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
    case idle
    case loading
    case failed(LoadFailure)
  }

  /// Creates a gap.
  public init(below post: PostID, activity: Activity = .idle) {
    self.post = post
    self.activity = activity
  }
}
