public import Networking
public import Reactive

/// The app's store for the accounts that users are logged in to.
public protocol AccountStore: Sendable {
  /// Emits the accounts, at most one for each service and server: on subscription and after each change. Never fails.
  var accounts: Observable<[Account]> { get }

  /// Stores an account in place of the one at the same service and server. Fails if it cannot be stored.
  func save(_ account: Account) -> Single<Void>

  /// Removes an account. Does nothing if it is not stored.
  func remove(_ account: Account) -> Single<Void>

  /// Removes an account that the server does not accept any more, and tells the user. Does nothing if it is not stored.
  func expire(_ account: Account) -> Single<Void>
}

/// An account store in memory, for demos and tests.
public final class MemoryAccounts: AccountStore {
  private let relay: BehaviorRelay<[Account]>

  /// Creates a store with accounts.
  public init(_ accounts: [Account] = []) {
    relay = BehaviorRelay(value: accounts)
  }

  public var accounts: Observable<[Account]> { relay.asObservable() }

  public func save(_ account: Account) -> Single<Void> {
    .deferred { [relay] in
      relay.accept(relay.value.filter { !account.replaces($0) } + [account])
      return .just(())
    }
  }

  public func remove(_ account: Account) -> Single<Void> {
    .deferred { [relay] in
      relay.accept(relay.value.filter { !account.replaces($0) })
      return .just(())
    }
  }

  public func expire(_ account: Account) -> Single<Void> { remove(account) }
}
