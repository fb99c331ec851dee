public import Posts
public import Presentation
public import Reactive

/// The view model of the thread of a post: the posts that it replies to, the post, and the replies to it.
@MainActor public protocol ThreadViewModel: ListViewModel where Row == ThreadRow, Intent == TimelineIntent {
  /// The ID of the post. A boost has the thread of the boosted post, whose ID differs.
  var post: PostID { get }

  /// Emits the row that the user opens, to show the post with its full text.
  var open: PublishRelay<ThreadRow> { get }

  /// Emits the post whose author's posts the user opens.
  var showAuthor: PublishRelay<Post> { get }

  /// Emits the post whose thread the user opens.
  var showThread: PublishRelay<Post> { get }

  /// The actions of the user on posts.
  var actions: PostActionInput { get }

  /// Emits the post whose web page the user opens. The event is ignored if the post has no page.
  var browse: PublishRelay<Post> { get }
}
