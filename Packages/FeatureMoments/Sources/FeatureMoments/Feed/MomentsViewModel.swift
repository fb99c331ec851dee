public import Foundation
public import Presentation
public import Reactive

/// The view model of a page of moments.
///
/// The list contains the user of the page, followed by the moments. If there are no moments, the list is empty. A like
/// is visible as soon as the user presses the button. Each appearance of the screen is recorded.
@MainActor public protocol MomentsViewModel: ListViewModel where Row == MomentsListItem, Intent == MomentsIntent {
  // MARK: Inputs

  /// Emits the moment whose like button the user presses. The event is ignored if likes are turned off, or if the
  /// moment is unknown.
  var like: PublishRelay<Moment.ID> { get }

  /// Emits the moment whose link or photo the user opens.
  var open: PublishRelay<Moment.ID> { get }

  /// Emits the moment that the user shares.
  var share: PublishRelay<Moment.ID> { get }

  /// Emits when the user opens the internal menu. The event is ignored in a build without the menu.
  var openInternalMenu: PublishRelay<Void> { get }

  // MARK: Outputs

  /// A Boolean value that indicates whether this build has an internal menu. It never changes.
  var hasInternalMenu: Bool { get }

  /// Emits the user of the page, on subscription and after each change, even if there are no moments. Emits `nil` until
  /// the user is loaded.
  var profile: Driver<ProfileListItem?> { get }

  /// Emits the number of moments on the page, on subscription and after each change.
  var count: Driver<Int> { get }

  /// Emits the appearance of moments, on subscription and after each change.
  var style: Driver<MomentsStyle> { get }

  /// Emits the current time, from which relative dates are computed: on subscription, when the screen appears or
  /// disappears, and every minute while it is visible.
  var now: Driver<Date> { get }

  /// Emits problems to show to the user.
  var problems: Signal<MomentsProblem> { get }
}
