public import Posts
public import Presentation
public import Reactive

/// The view model of the posts of a source.
///
/// New posts are requested when the screen appears, and at intervals while it is visible.
@MainActor public protocol TimelineViewModel: ListViewModel where Row == TimelineRow, Intent == TimelineIntent {
  /// The source of the posts.
  var source: TimelineSource { get }

  /// The reading position: a post, or `nil` for the newest. Initially, the stored position.
  var position: PostID? { get }

  /// The owner of the timeline: the name of the user who is logged in, or the host of a public timeline. `nil` for
  /// a user's timeline without a login, and for other sources, which are the same for everyone.
  var owner: String? { get }

  /// A Boolean value that indicates whether the app can log the user in to the server.
  var offersLogin: Bool { get }

  // MARK: Inputs

  /// Emits the row that the user opens: a post or a gap. Opening a gap loads the missing posts; the event is ignored
  /// while they are loading.
  var open: PublishRelay<TimelineRow> { get }

  /// Emits the post to which the user moves, or `nil` for the newest. The reading position is stored when the screen
  /// disappears.
  var move: PublishRelay<PostID?> { get }

  /// Emits the post whose author's posts the user opens.
  var showAuthor: PublishRelay<Post> { get }

  /// Emits the post whose web page the user opens. The event is ignored if the post has no page.
  var browse: PublishRelay<Post> { get }

  /// Emits when the user opens the people who write the posts. The event is ignored if the source has no
  /// such people.
  var showPeople: PublishRelay<Void> { get }

  /// Emits the post whose thread the user opens. The event is ignored for servers with Twitter's API.
  var showThread: PublishRelay<Post> { get }

  /// Emits when the user opens the profile of the only person who writes the posts. The event is ignored if several
  /// people can write the posts, and for servers with Twitter's API.
  var showProfile: PublishRelay<Void> { get }

  /// Emits when the user wants to search for people, hashtags and posts. The event is ignored for servers with
  /// Twitter's API.
  var showSearch: PublishRelay<Void> { get }

  /// Emits when the user wants to choose another source. The event is ignored for servers with Twitter's API.
  var showSources: PublishRelay<Void> { get }

  /// The actions of the user on posts.
  var actions: PostActionInput { get }

  /// Emits when the user wants to log in to the server. The event is ignored if the app does not offer to log in.
  var logIn: PublishRelay<Void> { get }

  // MARK: Outputs

  /// Emits the title that the owner of a list chose, or `nil` until it is known and for sources without a title.
  var title: Driver<String?> { get }

  /// Emits whether requests are authorized, on subscription and after each change.
  var isAuthorized: Driver<Bool> { get }
}
