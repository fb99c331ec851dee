public import Presentation
public import Reactive

/// The view model of a user's own coins and their history, newest first.
///
/// The content depends on the account: the coins are loaded when the user logs in, and disappear when the user logs
/// out.
@MainActor public protocol MyCoinsViewModel: ListViewModel where Row == CoinEntryRow, Intent == MyCoinsIntent {
  /// A Boolean value that indicates whether the screen offers to log in.
  var offersLogin: Bool { get }

  /// Emits the user, or `nil` if the user is not logged in, on subscription and after each change. While the user is
  /// not logged in, the list is `.loading`.
  var owner: Driver<CoinOwner?> { get }

  /// Emits the failure if the coins fail to load, unless the failure is `.unauthorized`. The history can still load.
  var problems: Signal<LoadFailure> { get }
}

/// The intents of the screen of a user's own coins.
public enum MyCoinsIntent: Hashable, Sendable {
  /// The user wants to log in to wanandroid.
  case logIn
}
