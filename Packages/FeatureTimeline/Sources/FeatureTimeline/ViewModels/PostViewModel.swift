public import Reactive

/// What stands behind a screen of one post.
@MainActor public protocol PostViewModel: AnyObject {
  /// What the post is from.
  var source: TimelineSource { get }

  // MARK: Inputs

  /// Call when the user wants to see what else the author wrote.
  func showAuthor()

  /// Call when the user wants to see the post in a browser. Does nothing for a post without a page.
  func browse()

  // MARK: Outputs

  /// Emits the post, at once and after each change; nil while it is not kept on this machine.
  var post: Driver<Post?> { get }

  /// Emits where the user wants to go. The same key pressed twice within half a second counts once.
  var intents: Signal<TimelineIntent> { get }
}
