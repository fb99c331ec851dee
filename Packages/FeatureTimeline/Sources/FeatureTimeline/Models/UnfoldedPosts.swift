public import Observation
public import Posts

/// The posts whose content warning or filter the user has opened, for all screens of a session.
@MainActor @Observable public final class UnfoldedPosts {
  /// The IDs of the posts.
  public private(set) var ids: Set<PostID> = []

  /// Creates an empty set.
  public nonisolated init() {}

  /// Shows the parts of a post behind its content warning and filters, or hides them if they are shown.
  public func toggle(_ id: PostID) { ids.formSymmetricDifference([id]) }
}
