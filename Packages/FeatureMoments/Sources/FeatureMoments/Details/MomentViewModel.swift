public import Foundation
public import Presentation
public import Reactive

/// The view model of a moment on a screen of its own.
///
/// The list contains the parts of the moment, or is empty if the server does not have the moment. A stored moment is shown
/// without a request, until the user refreshes it.
@MainActor public protocol MomentViewModel: ListViewModel where Row == MomentPart, Intent == MomentsIntent {
  // MARK: Inputs

  /// Emits when the user presses the like button. The event is ignored if likes are turned off.
  var like: PublishRelay<Void> { get }

  /// Emits when the user opens the link, or else the first photo.
  var open: PublishRelay<Void> { get }

  /// Emits when the user shares the moment.
  var share: PublishRelay<Void> { get }

  // MARK: Outputs

  /// Emits the appearance of moments, on subscription and after each change.
  var style: Driver<MomentsStyle> { get }

  /// Emits the current time, as ``MomentsViewModel/now`` does.
  var now: Driver<Date> { get }

  /// Emits problems to show to the user.
  var problems: Signal<MomentsProblem> { get }
}
