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

  /// Emits the gap whose missing posts the user loads. The event is ignored while they are loading.
  var fillGap: PublishRelay<TimelineGap> { get }

  /// Emits the post to which the user moves, or `nil` for the newest. The reading position is stored when the screen
  /// disappears.
  var move: PublishRelay<PostID?> { get }

  /// The actions of the user on posts.
  var actions: ActionInput { get }

  // MARK: Outputs

  /// Emits the title that the owner of a list chose, or `nil` until it is known and for sources without a title.
  var title: Driver<String?> { get }

  /// Emits whether requests are authorized, on subscription and after each change.
  var isAuthorized: Driver<Bool> { get }
}
