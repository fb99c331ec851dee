public import Posts
public import Presentation

/// The view model of the thread of a post: the posts that it replies to, the post, and the replies to it.
@MainActor public protocol ThreadViewModel: ListViewModel where Row == ThreadRow, Intent == TimelineIntent {
  /// The ID of the post. A boost has the thread of the boosted post, whose ID differs.
  var post: PostID { get }

  /// The actions of the user on posts.
  var actions: ActionInput { get }
}
