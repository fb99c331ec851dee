public import Presentation

/// A row of a timeline: a post, or a place where posts may be missing.
public enum TimelineRow: ListItemViewModel, Hashable {
  case post(Post)
  case gap(TimelineGap)

  /// What tells a row apart from all others of its timeline.
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

/// A place below a post where others may be missing.
public struct TimelineGap: Sendable, Hashable {
  /// The post above.
  public let post: PostID
  /// Whether the missing ones are being asked for.
  public let activity: Activity

  /// What happens at the place.
  public enum Activity: Sendable, Hashable {
    case idle
    case loading
    case failed(LoadFailure)
  }

  public init(below post: PostID, activity: Activity = .idle) {
    self.post = post
    self.activity = activity
  }
}
