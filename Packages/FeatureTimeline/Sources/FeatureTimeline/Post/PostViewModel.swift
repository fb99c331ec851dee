public import Posts
public import Presentation
public import Reactive

/// The view model of a single post.
@MainActor public protocol PostViewModel: AnyObject {
  /// The source of the post.
  var source: TimelineSource { get }

  // MARK: Inputs

  /// Emits when the screen becomes visible. The first time, the post is requested from the server.
  var appear: PublishRelay<Void> { get }

  /// Emits when the user refreshes the post. The stored post stays visible in the meantime.
  var refresh: PublishRelay<Void> { get }

  /// Emits when the user shows or hides the earlier versions. The event is ignored if the post was not edited, and
  /// for servers with Twitter's API.
  var showVersions: PublishRelay<Void> { get }

  /// The actions of the user on the post.
  var actions: ActionInput { get }

  // MARK: Outputs

  /// Emits the state of the screen, on subscription and after each change.
  var state: Driver<PostState> { get }

  /// Emits the reason why a refresh failed, unless ``state`` contains the reason. The post stays visible.
  var refreshFailure: Signal<LoadFailure> { get }

  /// Emits the earlier versions of the post, on subscription and after each change. A refresh of the post hides them.
  var versions: Driver<PostVersions> { get }

  /// Emits the replies to the post, on subscription and after each change. They are requested when the screen has been
  /// visible for 300 ms, so that a preview which the user only passes requests none, and after each refresh.
  var replies: Driver<PostReplies> { get }

  /// The input for the navigation requests of the screen. Drops an intent within half a second of the last emitted one.
  var intents: IntentRelay<TimelineIntent> { get }
}

/// The replies to a post.
public enum PostReplies: Sendable, Hashable {
  /// They were not requested yet, or the post has none.
  case unknown
  /// The replies in the order of the thread.
  case loaded([ThreadRow])
  /// The request failed.
  case failed(LoadFailure)

  /// The replies, if they are loaded.
  public var rows: [ThreadRow] { if case .loaded(let rows) = self { rows } else { [] } }
}

/// The state of a screen that shows one post.
public enum PostState: Sendable, Hashable {
  /// The post is being loaded.
  case loading
  /// The stored post, or the server's version.
  case post(Post)
  /// The server no longer has the post, or the post is not stored and failed to load.
  case failed(LoadFailure)

  /// The post, or `nil` if it is not loaded.
  public var post: Post? { if case .post(let post) = self { post } else { nil } }
}
