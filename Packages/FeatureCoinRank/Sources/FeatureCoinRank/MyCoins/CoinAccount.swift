public import Reactive

/// Who is signed in, as far as coins are concerned. The application has the session; the client's cookies prove it.
public protocol CoinAccount: Sendable {
  /// Emits the name of who is signed in, nil for nobody: at once, and after each change. Never fails.
  var user: Observable<String?> { get }

  /// Called when the server does not take the session any more. Whoever keeps it forgets it, so that `user` emits nil.
  func expire()
}

/// An account that nobody is signed in to, where only the ranking is of interest.
public struct NoCoinAccount: CoinAccount {
  /// Creates it.
  public init() {}

  public var user: Observable<String?> { .just(nil) }

  public func expire() {}
}
