import Dispatch
import Locking
public import Networking
import Persistence
import Presentation
public import Reactive

/// Logins and logouts of other processes, such as `tessera login` while the app is running.
extension StoredAccounts {
  /// Emits the accounts before and after each change made by another process: a login, which can replace a token, or a
  /// logout. Never fails.
  public var externalChanges: Observable<(old: [Account], new: [Account])> { changedElsewhere.asObservable() }

  /// Returns a single that updates the accounts with the changes made by other processes: new Mastodon accounts, new
  /// tokens, and removed accounts. Reads the accounts only if their file has changed since the last call.
  ///
  /// Accounts of services other than Mastodon do not change.
  public func readChanges() -> Single<Void> {
    .create(work: { [self] in
      guard state.withLock({ $0.version != secrets.version(of: StoredLogins.secretName) }) else { return }
      try await secrets.exclusively { try await readStored() }
    })
  }

  /// Updates the accounts with what is stored.
  func readStored() async throws {
    let version = secrets.version(of: StoredLogins.secretName)
    let isChanged = state.withLock { state in
      defer { state.version = version }
      return state.version != version
    }
    let logins = try await StoredLogins(from: secrets)
    // A keyring without the accounts can be one that does not respond.
    if isChanged || !logins.keys.isEmpty { take(logins) }
  }

  /// Returns an observable that applies the changes made by other processes every two seconds. If the stored accounts
  /// cannot be read, the current accounts do not change. Never fails.
  public func polledChanges(
    scheduler: any SchedulerType = SerialDispatchQueueScheduler(internalSerialQueueName: "Accounts")
  ) -> Observable<Void> {
    Observable<Int>.interval(.seconds(2), scheduler: scheduler)
      .flatMapFirst { [self] _ in readChanges().catch { _ in .just(()) } }
  }

  private func take(_ logins: StoredLogins) {
    let old = relay.value
    let stored = logins.accounts.filter { $0.service == .mastodon && servers.stores($0) }
    let known = state.withLock(\.stored)
    let remaining = old.compactMap { account in
      guard account.service == .mastodon, known.contains(StoredLogins.Key(account)) else { return account }
      return stored.first(where: account.replaces)
    }
    let new = stored.filter { account in !old.contains(where: account.replaces) }
    let current = withoutDemo(remaining + new)
    let others = logins.accounts.filter { account in !current.contains(where: account.replaces) }
    let hasCookies = current.contains { $0.service == .wanAndroid }
    state.withLock { state in
      state.others = StoredLogins(others, cookies: hasCookies ? [] : logins.cookies).withoutUnusedCookies
      state.stored = logins.keys
    }
    if current == old { return }
    relay.accept(current)
    for account in old where !current.contains(where: account.replaces) { ended.accept(account) }
    changedElsewhere.accept((old, current))
  }
}
