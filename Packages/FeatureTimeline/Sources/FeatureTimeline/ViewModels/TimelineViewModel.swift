public import Presentation
public import Reactive

/// The view model of the posts of a source.
///
/// What is new is requested when the screen appears, and then again and again while it is visible.
@MainActor public protocol TimelineViewModel: ListViewModel where Row == TimelineRow, Intent == TimelineIntent {
  /// The source of the posts.
  var source: TimelineSource { get }

  /// The post that the user was at in an earlier run, or `nil` for the newest.
  var place: PostID? { get }

  // MARK: Inputs

  /// The user opens a row: a post, or a gap to see what may be missing there. Ignored while the gap is being loaded.
  var open: PublishRelay<TimelineRow> { get }

  /// The user goes to another post, or to the newest with `nil`. The place is stored when the screen disappears.
  var move: PublishRelay<PostID?> { get }

  /// The user wants to see what else the author of a post wrote.
  var showAuthor: PublishRelay<Post> { get }

  /// The user wants to see a post in a browser. Ignored for a post without a page.
  var browse: PublishRelay<Post> { get }

  /// The user wants to see who writes here. Ignored where there is nobody to show.
  var showPeople: PublishRelay<Void> { get }

  // MARK: Outputs

  /// Emits the name that its owner gave a list. `nil` while that is not known, and where the source's own words are enough.
  var title: Driver<String?> { get }

  /// Emits whether the server lets anybody read this: on subscription and after each change.
  var isAuthorized: Driver<Bool> { get }
}
