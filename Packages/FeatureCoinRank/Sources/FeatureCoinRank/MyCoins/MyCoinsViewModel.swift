public import Presentation
public import Reactive

/// The view model of a user's own coins and their history, newest first.
///
/// It follows the account: a user who logs in sees their coins at once, and after logging out nothing of them is left.
@MainActor public protocol MyCoinsViewModel: ListViewModel where Row == CoinEntryRow, Intent == MyCoinsIntent {
  /// The user wants to log in. Ignored if the app has nowhere to log in.
  var logIn: PublishRelay<Void> { get }

  /// A Boolean value that indicates whether the screen offers to log in.
  var offersLogin: Bool { get }

  /// Emits the user: on subscription and after each change. `nil` if the user is not logged in; the list is `.loading` then.
  var owner: Driver<CoinOwner?> { get }

  /// Emits why the coins could not be loaded, while the history may be there.
  var problems: Signal<LoadFailure> { get }
}

/// Where the user can go from their coins.
public enum MyCoinsIntent: Hashable, Sendable {
  /// To the form to log in at wanandroid.
  case logIn
}
