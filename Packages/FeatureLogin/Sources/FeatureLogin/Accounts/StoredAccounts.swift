import Foundation
import Locking
public import Networking
public import Persistence
public import Presentation
public import Reactive

/// An account store that stores accounts in the secret store, for the next run.
///
/// Each account is used with its own server only. Accounts at servers that this run does not use stay stored.
public final class StoredAccounts: AccountStore {
  /// A closure that asks the user whether to write accounts to a file. Called if there is no keyring.
  public typealias Consent = @Sendable (StorageQuestion) async -> Bool

  /// The cookies that authenticate accounts at wanandroid.
  public let cookies: CookieJar
  let relay: BehaviorRelay<[Account]>
  let secrets: SecretStore
  let servers: LoginServers
  private let demo: Account?
  private let consent: Consent
  let ended = PublishRelay<Account>()
  let changedElsewhere = PublishRelay<(old: [Account], new: [Account])>()
  private let expired = PublishRelay<LocalizedText>()
  let state: Locked<State>

  /// The known contents of the secret store.
  struct State {
    /// The accounts at servers that this run does not use, with their cookies.
    var others: StoredLogins
    /// The keys of the accounts that are stored.
    var stored: Set<StoredLogins.Key>
    /// The keys of the accounts that the user declined to store in a file.
    var declined: Set<StoredLogins.Key> = []
    /// The version of the secret at the last check for changes made by other processes. The outer optional is `nil`
    /// before the first check, and the inner one is `nil` if there was no secret.
    var version: SecretVersion??
    /// Whether a login fails if the user declines to store it.
    var requiresStorage = false
    /// The closure that deletes the data of an account before its removal.
    var deleteData: (@Sendable (Account) throws -> Void)?
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - logins: The accounts that an earlier run stored.
  ///   - demo: The account of a demo user at a temporary server, or `nil` for none. It is not stored, and is removed as
  ///     soon as there is an account of the same service that is stored.
  ///   - secrets: The secret store.
  ///   - servers: The servers of this run.
  ///   - consent: A closure that asks the user before accounts are written to a file.
  public init(
    _ logins: StoredLogins = StoredLogins(), demo: Account? = nil, secrets: SecretStore, servers: LoginServers,
    consent: @escaping Consent
  ) {
    self.demo = demo
    self.secrets = secrets
    self.servers = servers
    self.consent = consent
    let accounts = logins.accounts.filter(servers.contains)
    relay = BehaviorRelay(value: (demo.map { [$0] } ?? []) + accounts)
    let hasCookies = accounts.contains { $0.service == .wanAndroid }
    cookies = CookieJar(storage: StoredLogins.Cookies(cookies: hasCookies ? logins.cookies : []))
    let others = StoredLogins(
      logins.accounts.filter { !servers.contains($0) }, cookies: hasCookies ? [] : logins.cookies)
    state = Locked(State(others: others.withoutUnusedCookies, stored: logins.keys))
  }

  /// Emits the accounts on subscription and after each change. Never fails.
  public var accounts: Observable<[Account]> { relay.asObservable() }

  /// The current accounts.
  public var current: [Account] { relay.value }

  /// Emits each account that another process has removed, after its removal from ``current``. Never fails.
  public var endings: Observable<Account> { ended.asObservable() }

  /// The current accounts that the next run will not have, because the user declined to store them.
  public var temporary: [Account] {
    let declined = state.withLock { $0.declined }
    return current.filter { declined.contains(StoredLogins.Key($0)) }
  }

  /// Emits a message for each account that its server no longer accepts. Never fails.
  public var expirations: Observable<LocalizedText> { expired.asObservable() }

  /// Returns a single that marks an account as expired, because the server no longer accepts it, and notifies the user.
  /// The account and its cookies stay, so that its server remains known and its stored data readable.
  public func expire(_ account: Account) -> Single<Void> { mark(account, isExpired: true) }

  /// Returns a single that removes the mark of an expired account, because the server accepts it again.
  public func renew(_ account: Account) -> Single<Void> { mark(account, isExpired: false) }

  private func mark(_ account: Account, isExpired: Bool) -> Single<Void> {
    .create(work: { [self] in
      guard current.contains(account), account.isExpired != isExpired else { return }
      // The mark is stored before the user is notified, so that it is not lost if the user then quits. Another process can
      // have removed the account, and then ended its session.
      defer { if isExpired, current.contains(where: account.replaces) { reportExpired(account) } }
      try await change { $0.marking(account, isExpired: isExpired) }
    })
  }

  private func reportExpired(_ account: Account) {
    let expiry = account.expiry
    expired.accept(LocalizedText(en: "\(expiry[.en]) Log in again.", zhHans: "\(expiry[.zhHans])请重新登录。"))
  }

  /// Returns a single that stores an account. The account replaces that of the same service at the same server; at
  /// a Mastodon server, it replaces only an account with the same name.
  public func save(_ account: Account) -> Single<Void> {
    .create(work: { [self] in
      let old = current
      do {
        state.withLock { _ = $0.declined.remove(StoredLogins.Key(account)) }
        try await change { accounts in accounts.filter { !account.replaces($0) } + [account] }
      } catch {
        relay.accept(old)
        throw error
      }
    })
  }

  /// Makes a login fail if it cannot be stored. Otherwise, a login that the user declines to store lasts until the
  /// program ends, which is too short for a command.
  public func requireStorage() { state.withLock { $0.requiresStorage = true } }

  /// Returns a single that fails if storage is required and a login could not be stored. Stores a value that is not
  /// secret, and deletes it.
  public func prepare() -> Single<Void> {
    .create(work: { [self] in
      guard state.withLock(\.requiresStorage) else { return }
      do {
        let name = StoredLogins.secretName + "-check"
        try await secrets.save(Secret("check"), as: name) { [consent] in await consent(StorageQuestion($0)) }
        try await secrets.remove(name)
      } catch SecretError.consentRefused where state.withLock({ !$0.stored.isEmpty }) {
        // Replacing a stored account needs no consent.
      }
    })
  }

  /// Returns a single that makes an account the last used one.
  public func use(_ account: Account) -> Single<Void> {
    .create(work: { [self] in
      try await change { accounts in accounts.filter { $0 != account } + accounts.filter { $0 == account } }
    })
  }

  /// Returns a single that calls the closure of ``deleteData(with:)``, and stores the accounts without a change, which
  /// fails if the account could not be removed.
  public func prepareRemoval(of account: Account) -> Single<Void> {
    .create(work: { [self] in
      if servers.stores(account) { try state.withLock(\.deleteData)?(account) }
      try await change { $0 }
    })
  }

  /// Returns a single that removes an account, which can be at a server that this run does not use. First calls the
  /// closure of ``deleteData(with:)``. If the closure throws an error, or the account cannot be removed from the secret
  /// store, the single fails with the error, and the account stays.
  public func remove(_ account: Account) -> Single<Void> {
    .create(work: { [self] in
      if servers.stores(account) { try state.withLock(\.deleteData)?(account) }
      let (old, others) = (current, state.withLock(\.others))
      do {
        try await change { [self] accounts in
          state.withLock { $0.others = $0.others.removing(account) }
          return accounts.filter { !account.replaces($0) }
        }
      } catch {
        state.withLock { $0.others = others }
        relay.accept(old)
        throw error
      }
    })
  }

  /// Sets the closure that deletes the data that was loaded for an account. It is called on any thread, by
  /// ``prepareRemoval(of:)`` and ``remove(_:)``.
  public func deleteData(with body: (@Sendable (Account) throws -> Void)?) {
    state.withLock { $0.deleteData = body }
  }

  /// A Boolean value that indicates whether there are no accounts, including stored accounts of servers that this run
  /// does not use.
  public var isEmpty: Bool { accountsAtAllServers.isEmpty }

  /// Returns the accounts without that of the demo user if another one takes its place.
  func withoutDemo(_ accounts: [Account]) -> [Account] {
    guard let demo, accounts.contains(where: { $0.service == demo.service && servers.stores($0) }) else {
      return accounts
    }
    return accounts.filter { !demo.replaces($0) }
  }

  /// Changes the accounts and stores them, with the changes that other processes have made until then. If this needs the
  /// user's consent, asks for it while other processes can store theirs.
  private func change(_ body: @Sendable ([Account]) -> [Account]) async throws {
    let question = Locked<SecretLocation?>(nil)
    do {
      try await store(body) { location in
        question.withLock { $0 = location }
        return false
      }
    } catch SecretError.consentRefused {
      if let location = question.withLock(\.self), await consent(StorageQuestion(location)) {
        return try await store(body) { _ in true }
      }
      if state.withLock(\.requiresStorage) { throw SecretError.consentRefused }
      // The login lasts until the program ends. Stored accounts are still updated.
      let keys = storable().keys
      state.withLock { $0.declined.formUnion(keys.subtracting($0.stored)) }
      try await store(body) { _ in false }
    }
  }

  /// Changes the accounts and stores them, while no other process changes them.
  private func store(
    _ body: @Sendable ([Account]) -> [Account], consent: @Sendable (SecretLocation) -> Bool
  ) async throws {
    try await secrets.exclusively {
      do {
        try await readStored()
      } catch {
        // allow(no-dropped-errors): a login replaces logins that cannot be read
      }
      relay.accept(withoutDemo(body(relay.value)))
      let logins = storable()
      if logins.keys.isEmpty {
        try await secrets.remove(StoredLogins.secretName)
      } else {
        let text = String(decoding: try JSONEncoder().encode(logins.withoutUnusedCookies), as: UTF8.self)
        let disclosesMore = state.withLock { !logins.keys.isSubset(of: $0.stored) }
        try await secrets.save(
          Secret(text), as: StoredLogins.secretName, disclosesMore: disclosesMore, consent: consent)
      }
      state.withLock { $0.stored = logins.keys }
    }
  }

  /// The accounts to store: those at other servers, and the current ones that the user did not decline to store.
  private func storable() -> StoredLogins {
    let (others, declined) = state.withLock { ($0.others, $0.declined) }
    let own = relay.value.filter { servers.stores($0) && !declined.contains(StoredLogins.Key($0)) }
    return StoredLogins(others.accounts + own, cookies: others.cookies + cookies.cookies)
  }
}
