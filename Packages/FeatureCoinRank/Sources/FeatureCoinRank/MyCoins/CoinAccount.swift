public import Reactive

/// The user's account at wanandroid. The client authenticates its requests with the cookies of the account.
public struct CoinAccount: Sendable {
  /// Emits the user's name, or `nil` if the user is not logged in: on subscription and after each change. Never fails.
  public var user: Observable<String?>
  /// A closure that marks the account as expired, because the server no longer accepts it. `user` then emits `nil`.
  public var expire: @Sendable () -> Void

  /// Creates an account. By default, the user is not logged in.
  public init(user: Observable<String?> = .just(nil), expire: @escaping @Sendable () -> Void = {}) {
    self.user = user
    self.expire = expire
  }
}
