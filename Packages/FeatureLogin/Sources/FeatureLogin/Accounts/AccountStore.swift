public import Networking
public import Reactive

/// A store for the accounts to which the user is logged in. The app provides the store.
public protocol AccountStore: Sendable {
  /// Emits the accounts on subscription and after each change, in the order of their last use, most recent last. A
  /// server has at most one account per service; a Mastodon server has at most one for each name. Never fails.
  var accounts: Observable<[Account]> { get }

  /// Returns a single that stores an account, which becomes the last used one. The account replaces that of the same
  /// service at the same server; at a Mastodon server, it replaces only an account with the same name. The single fails
  /// if the account cannot be stored.
  func save(_ account: Account) -> Single<Void>

  /// Returns a single that fails if a login could not be stored. A login subscribes to it before it requests a session,
  /// because nobody could end a session whose credentials are lost.
  func prepare() -> Single<Void>

  /// Returns a single that makes an account the last used one. It has no effect if the account is not stored.
  func use(_ account: Account) -> Single<Void>

  /// Returns a single that deletes the data that was loaded for an account, and fails if the data cannot be deleted or
  /// the account could not be removed. A logout subscribes to it before it ends the session, so that a logout that fails
  /// has ended nothing and can be repeated.
  func prepareRemoval(of account: Account) -> Single<Void>

  /// Returns a single that removes an account. It has no effect if the account is not stored.
  func remove(_ account: Account) -> Single<Void>

  /// Returns a single that marks an account as expired, because the server no longer accepts it, and notifies the user.
  /// It has no effect if the account is not stored or has already expired.
  func expire(_ account: Account) -> Single<Void>

  /// Returns a single that removes the mark of an expired account, because the server accepts it again. It has no
  /// effect if the account is not stored or has not expired.
  func renew(_ account: Account) -> Single<Void>
}

/// An in-memory account store, for demos and tests.
public final class MemoryAccounts: AccountStore {
  private let relay: BehaviorRelay<[Account]>

  /// Creates a store with accounts.
  public init(_ accounts: [Account] = []) {
    relay = BehaviorRelay(value: accounts)
  }

  /// Emits the accounts on subscription and after each change. Never fails.
  public var accounts: Observable<[Account]> { relay.asObservable() }

  /// Returns a single that stores an account. The account replaces that of the same service at the same server; at
  /// a Mastodon server, it replaces only an account with the same name.
  public func save(_ account: Account) -> Single<Void> {
    .deferred { [relay] in
      relay.accept(relay.value.filter { !account.replaces($0) } + [account])
      return .just(())
    }
  }

  /// Returns a single that succeeds.
  public func prepare() -> Single<Void> { .just(()) }

  /// Returns a single that makes an account the last used one.
  public func use(_ account: Account) -> Single<Void> {
    .deferred { [relay] in
      relay.accept(relay.value.filter { $0 != account } + relay.value.filter { $0 == account })
      return .just(())
    }
  }

  /// Returns a single that succeeds.
  public func prepareRemoval(of account: Account) -> Single<Void> { .just(()) }

  /// Returns a single that removes an account.
  public func remove(_ account: Account) -> Single<Void> {
    .deferred { [relay] in
      relay.accept(relay.value.filter { !account.replaces($0) })
      return .just(())
    }
  }

  /// Returns a single that marks an account as expired.
  public func expire(_ account: Account) -> Single<Void> { mark(account, isExpired: true) }

  /// Returns a single that removes the mark of an expired account.
  public func renew(_ account: Account) -> Single<Void> { mark(account, isExpired: false) }

  private func mark(_ account: Account, isExpired: Bool) -> Single<Void> {
    .deferred { [relay] in
      relay.accept(relay.value.marking(account, isExpired: isExpired))
      return .just(())
    }
  }
}

extension [Account] {
  /// Returns the accounts with the given one marked as expired or not expired.
  func marking(_ account: Account, isExpired: Bool) -> [Account] {
    map { other in
      var other = other
      if other == account { other.isExpired = isExpired }
      return other
    }
  }
}
