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
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - logins: The accounts that an earlier run stored.
  ///   - secrets: The secret store.
  ///   - servers: The servers of this run.
  ///   - consent: A closure that asks the user before accounts are written to a file.
  public init(
    _ logins: StoredLogins = StoredLogins(), secrets: SecretStore, servers: LoginServers, consent: @escaping Consent
  ) {
    self.secrets = secrets
    self.servers = servers
    self.consent = consent
    let accounts = logins.accounts.filter(servers.contains)
    relay = BehaviorRelay(value: accounts)
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

  /// Emits each account that was removed, by a logout or because its server no longer accepts it, after its removal
  /// from ``current``. Emits no accounts of temporary servers. Never fails.
  public var endings: Observable<Account> { ended.asObservable() }

  /// The current accounts that the next run will not have, because the user declined to store them.
  public var temporary: [Account] {
    let declined = state.withLock { $0.declined }
    return current.filter { declined.contains(StoredLogins.Key($0)) }
  }

  /// Emits a message for each account that its server no longer accepts. Never fails.
  public var expirations: Observable<LocalizedText> { expired.asObservable() }

  /// Returns a single that removes an account that the server no longer accepts, and notifies the user.
  public func expire(_ account: Account) -> Single<Void> {
    .deferred { [self] in
      guard current.contains(account) else { return .just(()) }
      if account.service == .wanAndroid { cookies.removeAll() }
      return change(isExpiry: true) { $0.filter { $0 != account } }
    }
  }

  private func reportExpired(_ account: Account) {
    let server = account.server.hostAndPort
    let login =
      switch account.service {
      case .phone: LocalizedText(en: "login with a telephone number", zhHans: "的手机号登录")
      case .wanAndroid: LocalizedText(en: "login to wanandroid", zhHans: "的玩安卓登录")
      case .mastodon: LocalizedText(en: "login to \(server)", zhHans: "在 \(server) 的登录")
      }
    expired.accept(
      LocalizedText(
        en: "Your \(login[.en]) has expired. Log in again.", zhHans: "你\(login[.zhHans])已失效，请重新登录。"))
  }

  /// Returns the location at which accounts are stored, or `nil` if none are stored.
  func location() async throws -> SecretLocation? {
    try await secrets.secret(StoredLogins.secretName)?.location
  }

  /// Returns the current accounts and their location, as a document for other programs.
  ///
  /// - Parameter service: The service whose accounts must be stored, or `nil` for any. If an account of this service is
  ///   not stored, the document has no location.
  public func document(for service: LoginService? = nil) async throws -> AccountsDocument {
    AccountsDocument(current, location: service.map(isStored) == false ? nil : try await location())
  }

  /// The stored accounts of servers that this run does not use, followed by the current accounts.
  public var accountsAtAllServers: [Account] { state.withLock { $0.others.accounts } + current }

  /// Returns the accounts at all servers and their location, as a document for other programs.
  public func documentOfAllServers() async throws -> AccountsDocument {
    AccountsDocument(accountsAtAllServers, location: try await location())
  }

  /// Returns a Boolean value that indicates whether all current accounts of a service are stored for the next run.
  public func isStored(_ service: LoginService) -> Bool {
    let accounts = current.filter { $0.service == service }
    return state.withLock { state in
      accounts.allSatisfy { servers.stores($0) && state.stored.contains(StoredLogins.Key($0)) }
    }
  }

  /// Returns a single that stores an account. The account replaces that of the same service at the same server; at
  /// a Mastodon server, it replaces only an account with the same name.
  public func save(_ account: Account) -> Single<Void> {
    change { [self] accounts in
      state.withLock { _ = $0.declined.remove(StoredLogins.Key(account)) }
      return accounts.filter { !account.replaces($0) } + [account]
    }
  }

  /// Returns a single that makes an account the last used one.
  public func use(_ account: Account) -> Single<Void> {
    change { accounts in accounts.filter { $0 != account } + accounts.filter { $0 == account } }
  }

  /// Returns a single that removes an account, which can be at a server that this run does not use.
  public func remove(_ account: Account) -> Single<Void> {
    change { [self] accounts in
      state.withLock { $0.others = $0.others.removing(account) }
      return accounts.filter { !account.replaces($0) }
    }
  }

  /// A Boolean value that indicates whether there are no accounts, including stored accounts of servers that this run
  /// does not use.
  public var isEmpty: Bool { accountsAtAllServers.isEmpty }

  /// Returns a single that changes the accounts and stores them.
  ///
  /// - Parameter isExpiry: A Boolean value that indicates whether to notify the user about removed accounts.
  private func change(isExpiry: Bool = false, _ body: @escaping @Sendable ([Account]) -> [Account]) -> Single<Void> {
    .create(work: { [self] in
      let old = relay.value
      let new = body(old)
      relay.accept(new)
      let removed = old.filter { account in !new.contains(where: account.replaces) }
      for account in removed where servers.stores(account) { ended.accept(account) }
      // The removal is stored before the user is notified, so that it is not lost if the user then quits.
      defer { if isExpiry { removed.forEach(reportExpired) } }
      try await write()
    })
  }

  private func write() async throws {
    let (others, declined) = state.withLock { ($0.others, $0.declined) }
    let own = relay.value.filter { servers.stores($0) && !declined.contains(StoredLogins.Key($0)) }
    let logins = StoredLogins(others.accounts + own, cookies: others.cookies + cookies.cookies)
    do {
      try await write(logins)
    } catch SecretError.consentRefused {
      // If the user declines, the login lasts until the program ends. Stored accounts are still updated.
      let allowed = state.withLock { state in
        state.declined.formUnion(logins.keys.subtracting(state.stored))
        return logins.accounts.filter { state.stored.contains(StoredLogins.Key($0)) }
      }
      if allowed.count == logins.accounts.count { return }
      try await write(StoredLogins(allowed, cookies: logins.cookies))
    }
  }

  private func write(_ logins: StoredLogins) async throws {
    let keys = logins.keys
    if keys.isEmpty {
      try await secrets.remove(StoredLogins.secretName)
    } else {
      let text = String(decoding: try JSONEncoder().encode(logins.withoutUnusedCookies), as: UTF8.self)
      let disclosesMore = state.withLock { !keys.isSubset(of: $0.stored) }
      try await secrets.save(Secret(text), as: StoredLogins.secretName, disclosesMore: disclosesMore) { [consent] in
        await consent(StorageQuestion($0))
      }
    }
    state.withLock { $0.stored = keys }
  }
}
