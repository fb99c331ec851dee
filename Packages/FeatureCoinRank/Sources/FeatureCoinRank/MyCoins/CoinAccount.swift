public import Reactive

/// The user's account at wanandroid. The client authenticates its requests with the cookies of the account.
public protocol CoinAccount: Sendable {
  /// Emits the user's name, or `nil` if the user is not logged in: on subscription and after each change. Never fails.
  var user: Observable<String?> { get }

  /// Marks the account as expired, because the server no longer accepts it. `user` then emits `nil`.
  func expire()
}

/// The account of a user who is not logged in.
public struct NoCoinAccount: CoinAccount {
  /// Creates the account of a user who is not logged in.
  public init() {}

  /// Emits `nil`, because no user is logged in.
  public var user: Observable<String?> { .just(nil) }

  /// Does nothing.
  public func expire() {}
}
