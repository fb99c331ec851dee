public import Presentation
public import Reactive

/// What stands behind a screen of one post.
@MainActor public protocol PostViewModel: AnyObject {
  /// What the post is from.
  var source: TimelineSource { get }

  // MARK: Inputs

  /// Call when the screen is shown, the first time or again. Asks the server for the post the first time.
  func screenAppeared()

  /// Call when the user wants to see the post as it is now, or to try again what failed. Asks the server; the post stays in sight meanwhile.
  func refresh()

  /// Call when the user wants to see what else the author wrote. Does nothing without a post.
  func showAuthor()

  /// Call when the user wants to see the post in a browser. Does nothing for a post without a page.
  func browse()

  // MARK: Outputs

  /// Emits what the screen shows, at once and after each change.
  var state: Driver<PostState> { get }

  /// Emits where the user wants to go. The same key pressed twice within half a second counts once.
  var intents: Signal<TimelineIntent> { get }
}

/// All that a screen needs to know to show one post.
public enum PostState: Sendable, Hashable {
  /// The post is waited for.
  case loading
  /// The post as it is kept, or as the server has it.
  case post(Post)
  /// The server does not have the post any more, or it is not stored and could not be loaded.
  case failed(LoadFailure)

  /// The post, if it is there.
  public var post: Post? { if case .post(let post) = self { post } else { nil } }
}
