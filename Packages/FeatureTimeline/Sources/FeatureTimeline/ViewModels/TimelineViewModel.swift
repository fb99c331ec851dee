public import Foundation
public import Presentation
public import Reactive

/// What stands behind a screen of posts, whatever draws it.
@MainActor public protocol TimelineViewModel: AnyObject {
  /// What it shows the posts of.
  var source: TimelineSource { get }

  /// The post that the user was at in an earlier run; nil for the newest.
  var place: PostID? { get }

  // MARK: Inputs

  /// Call when the screen is seen, the first time or again. Asks for what is new, and then again and again while it is seen.
  func screenAppeared()

  /// Call when the screen is not seen any more: another one covers it, or the application is suspended. Pauses.
  func screenCovered()

  /// Call when the user wants to see what is new. Does nothing while that is asked for.
  func refresh()

  /// Call when the user comes near the end, or asks for more. Does nothing while more is asked for, nor at the end.
  func loadMore()

  /// Call when the user wants to try again what failed. Does nothing if nothing did.
  func retry()

  /// Call when the user wants to see what may be missing below a post. Does nothing without a gap there, nor while it is asked for.
  func fill(below post: PostID)

  /// Call when the user goes to another post; with nil when it is the newest. The place is kept when the screen is covered.
  func move(to post: PostID?)

  /// Call when the user wants to read a post as a whole.
  func open(_ post: Post)

  /// Call when the user wants to see what else the post's author wrote.
  func showAuthor(of post: Post)

  /// Call when the user wants to see the post in a browser. Does nothing for a post without a page.
  func browse(_ post: Post)

  /// Call when the user wants to see who writes here. Does nothing where there is nobody to show.
  func showPeople()

  // MARK: Outputs

  /// Emits the name that its owner gave a list; nil while that is not known, and where the source's own words say it all.
  var title: Driver<String?> { get }

  /// Emits what the screen shows, at once and after each change.
  var state: Driver<ListState<TimelineRow>> { get }

  /// Emits whether the server lets anybody read this, now and when that changes.
  var isAuthorized: Driver<Bool> { get }

  /// Emits when the server was last heard, in this run or an earlier one; nil if it never was.
  var updated: Driver<Date?> { get }

  /// Emits where the user wants to go. The same key pressed twice within half a second counts once.
  var intents: Signal<TimelineIntent> { get }
}
