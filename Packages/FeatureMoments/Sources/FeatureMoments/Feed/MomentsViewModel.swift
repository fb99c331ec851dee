public import Foundation
public import Presentation
public import Reactive

/// The view model of a page of moments.
///
/// Its list items are the user of the page, followed by the moments; there are none without moments. A like is visible as soon as the user
/// presses the button. Each `appear` is recorded.
@MainActor public protocol MomentsViewModel: ListViewModel where Row == MomentsListItem, Intent == MomentsIntent {
  // MARK: Inputs

  /// The user presses a moment's like button. Ignored if there is no such button or moment.
  var like: PublishRelay<Moment.ID> { get }

  /// The user wants to see what a moment leads to.
  var open: PublishRelay<Moment.ID> { get }

  /// The user wants to share a moment.
  var share: PublishRelay<Moment.ID> { get }

  /// The user makes the gesture for the internal menu. Ignored in a build without one.
  var openInternalMenu: PublishRelay<Void> { get }

  // MARK: Outputs

  /// A Boolean value that indicates whether this build has an internal menu. Never changes.
  var hasInternalMenu: Bool { get }

  /// Emits the user of the page, also without moments: on subscription and after each change. `nil` until it is loaded.
  var profile: Driver<ProfileListItem?> { get }

  /// Emits how moments look: on subscription and after each change.
  var style: Driver<MomentsStyle> { get }

  /// Emits the time for relative dates: on subscription, when the screen appears, and every minute while it is visible.
  var now: Driver<Date> { get }

  /// Emits what to tell the user.
  var problems: Signal<MomentsProblem> { get }
}
