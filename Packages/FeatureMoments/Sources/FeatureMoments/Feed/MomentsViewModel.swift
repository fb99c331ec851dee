public import Foundation
public import Presentation
public import Reactive

/// What stands behind a screen of moments, whatever draws it.
@MainActor public protocol MomentsViewModel: AnyObject {
  // MARK: Inputs

  /// Call when the screen is shown, the first time or again. Asks for the page the first time, and counts the view each time.
  func screenAppeared()

  /// Call when the screen is covered or gone. The clock pauses.
  func screenDisappeared()

  /// Call when the user wants the newest moments, or to try again what failed. Does nothing while a request is under way.
  func refresh()

  /// Call when the user presses a moment's like button. Does nothing if there is no such button or moment.
  func pressLike(of id: Moment.ID)

  /// Call when the user wants to see what a moment leads to.
  func open(_ id: Moment.ID)

  /// Call when the user wants to pass a moment on.
  func share(_ id: Moment.ID)

  /// Call when the user makes the gesture for the internal menu. Does nothing in a build that has none.
  func openInternalMenu()

  // MARK: Outputs

  /// Whether this build has an internal menu. Never changes.
  var hasInternalMenu: Bool { get }

  /// Emits what the list shows, at once and after each change. A like is shown from the press on.
  var state: Driver<ListState<Moment>> { get }

  /// Emits whose page it is, at once and after each change; nil as long as that is not known.
  var profile: Driver<UserDetails?> { get }

  /// Emits when the server last answered, at once and after each answer; nil as long as it has not since the program's start.
  var updated: Driver<Date?> { get }

  /// Emits how moments look, at once and after each change.
  var style: Driver<MomentsStyle> { get }

  /// Emits the time for relative dates, at once, when the screen appears, and every minute while it is seen.
  var now: Driver<Date> { get }

  /// Emits what the user is to be told about.
  var problems: Signal<MomentsProblem> { get }

  /// Emits where the user wants to go.
  var intents: Signal<MomentsIntent> { get }
}
