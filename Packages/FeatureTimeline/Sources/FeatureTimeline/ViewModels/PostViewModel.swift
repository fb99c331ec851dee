public import Presentation
public import Reactive

/// The view model of a single post.
@MainActor public protocol PostViewModel: AnyObject {
  /// The source of the post.
  var source: TimelineSource { get }

  // MARK: Inputs

  /// The screen became visible. The first time, the post is requested from the server.
  var appear: PublishRelay<Void> { get }

  /// The user wants to see the post as it is now, or to repeat what failed. The post stays visible meanwhile.
  var refresh: PublishRelay<Void> { get }

  /// The user wants to see what else the author wrote. Ignored without a post.
  var showAuthor: PublishRelay<Void> { get }

  /// The user wants to see the post in a browser. Ignored for a post without a page.
  var browse: PublishRelay<Void> { get }

  // MARK: Outputs

  /// Emits what the screen shows: on subscription and after each change.
  var state: Driver<PostState> { get }

  /// Emits where the user wants to go. The same key pressed twice within half a second counts once.
  var intents: Signal<TimelineIntent> { get }
}

/// The state of a screen that shows one post.
public enum PostState: Sendable, Hashable {
  /// The post is being loaded.
  case loading
  /// The stored post, or the server's version.
  case post(Post)
  /// The server does not have the post anymore, or it is not stored and could not be loaded.
  case failed(LoadFailure)

  /// The post, or `nil` if it is not loaded.
  public var post: Post? { if case .post(let post) = self { post } else { nil } }
}
