public import Foundation
public import Networking
public import Persistence
public import Presentation
public import Reactive
import Synchronization

/// An account store that stores logins among the secrets, for the next run.
///
/// A session is stored with the URL of its server, and is not used for another server. Sessions of servers that this run does not talk to
/// stay stored.
public final class StoredAccounts: AccountStore {
  /// Asks whether logins may be written to a file, which happens where there is no keyring.
  public typealias Consent = @Sendable (SecretLocation) async -> Bool
  /// Returns the URL of the server that sessions of a service are for, or `nil` if its sessions end with the run, as a demo server's do.
  public typealias ServerURL = @Sendable (LoginService) -> URL?

  /// A login that has ended, at a server whose sessions are stored.
  public struct EndedLogin: Sendable, Hashable {
    /// The service.
    public let service: LoginService
    /// The URL of the server.
    public let url: URL
    /// The user's name, as the server gave it. Not to be trusted.
    public let name: String
  }

  /// The cookies that prove sessions at wanandroid.
  public let cookies: CookieJar
  private let relay: BehaviorRelay<[LoginSession]>
  private let secrets: SecretStore
  private let serverURL: ServerURL
  private let consent: Consent
  private let ended = PublishRelay<EndedLogin>()
  private let expired = PublishRelay<LocalizedText>()
  private let state: Mutex<State>

  /// What is known about the secret store.
  private struct State {
    /// Sessions of servers that this run does not talk to, with their cookies.
    var others: StoredLogins
    /// The places whose sessions are stored.
    var stored: Set<StoredLogins.Place>
    /// The places whose sessions the user did not want to have in a file.
    var declined: Set<StoredLogins.Place> = []
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - logins: What an earlier run stored. What is not for the servers of this run is left out.
  ///   - secrets: Where logins are stored.
  ///   - serverURL: The servers of this run.
  ///   - consent: Asked before logins are written to a file.
  public init(
    _ logins: StoredLogins = StoredLogins(), secrets: SecretStore, serverURL: @escaping ServerURL,
    consent: @escaping Consent
  ) {
    self.secrets = secrets
    self.serverURL = serverURL
    self.consent = consent
    let sessions = logins.entries.filter { serverURL($0.session.service) == $0.server }.map(\.session)
    relay = BehaviorRelay(value: sessions)
    let hasCookies = sessions.contains { $0.service == .wanAndroid }
    cookies = CookieJar(storage: StoredLogins.Cookies(cookies: hasCookies ? logins.cookies : []))
    let others = logins.entries.filter { !sessions.contains($0.session) }
    state = Mutex(
      State(
        others: StoredLogins(entries: others, cookies: hasCookies ? [] : logins.cookies).withoutNeedlessCookies,
        stored: Set(logins.entries.map(\.place))))
  }

  public var sessions: Observable<[LoginSession]> { relay.asObservable() }

  /// The current sessions.
  public var current: [LoginSession] { relay.value }

  /// Emits each login that has ended, after it is no longer among the current ones. Never fails.
  public var endings: Observable<EndedLogin> { ended.asObservable() }

  /// Emits a sentence for each session that has expired. Never fails.
  public var expirations: Observable<LocalizedText> { expired.asObservable() }

  /// Returns the current session at a service.
  public func session(at service: LoginService) -> LoginSession? { current.first { $0.service == service } }

  /// Forgets a session that the server does not accept any more, and tells the user. Completes when it is no longer stored either.
  public func expire(_ service: LoginService) -> Single<Void> {
    guard session(at: service) != nil else { return .just(()) }
    return .deferred { [self] in
      if service == .wanAndroid { cookies.removeAll() }
      return change(isExpiry: true) { $0.filter { $0.service != service } }
    }
  }

  /// Tells the user that a session has expired.
  public func reportExpired(_ service: LoginService) {
    let place =
      switch service {
      case .phone: LocalizedText(en: "the server for telephone numbers", zhHans: "手机号登录服务器")
      case .wanAndroid: LocalizedText(en: "wanandroid", zhHans: "玩安卓")
      case .mastodon(let url): LocalizedText(en: url.host() ?? "", zhHans: " \(url.host() ?? "") ")
      }
    expired.accept(
      LocalizedText(
        en: "Your login at \(place[.en]) has expired. Log in again.",
        zhHans: "您在\(place[.zhHans])的登录已失效，请重新登录。"))
  }

  /// Returns where logins are stored, or `nil` if none are.
  public func location() async throws -> SecretLocation? {
    try await secrets.secret(StoredLogins.secretName)?.location
  }

  /// Returns whether all current sessions of some services are stored for the next run.
  public func isStored(where isIncluded: (LoginService) -> Bool) -> Bool {
    let places = current.filter { isIncluded($0.service) }.map { place(of: $0) }
    return state.withLock { state in places.allSatisfy { $0.map(state.stored.contains) ?? false } }
  }

  public func keep(_ session: LoginSession) -> Single<Void> {
    change { [self] sessions in
      if let place = place(of: session) { state.withLock { _ = $0.declined.remove(place) } }
      return sessions.filter { $0.service != session.service } + [session]
    }
  }

  public func forget(_ service: LoginService) -> Single<Void> {
    change { $0.filter { $0.service != service } }
  }

  /// A Boolean value that indicates whether sessions are stored for servers that this run does not talk to.
  public var hasOthers: Bool { state.withLock { !$0.others.entries.isEmpty } }

  /// Forgets the sessions of servers that this run does not talk to.
  public func forgetOthers() async throws {
    state.withLock { $0.others = StoredLogins() }
    try await save()
  }

  /// - Parameter isExpiry: Whether the user is told about sessions that are removed.
  private func change(
    isExpiry: Bool = false, _ body: @escaping @Sendable ([LoginSession]) -> [LoginSession]
  ) -> Single<Void> {
    .create(work: { [self] in
      let old = relay.value
      let new = body(old)
      relay.accept(new)
      for session in old where !new.contains(where: { $0.service == session.service }) {
        if isExpiry { reportExpired(session.service) }
        guard let url = serverURL(session.service) else { continue }
        ended.accept(EndedLogin(service: session.service, url: url, name: session.name))
      }
      try await save()
    })
  }

  private func save() async throws {
    let (others, declined) = state.withLock { ($0.others, $0.declined) }
    let own = relay.value.compactMap { session in
      place(of: session).map { StoredLogins.Entry(server: $0.server, session: session) }
    }
    let logins = StoredLogins(
      entries: others.entries + own.filter { !declined.contains($0.place) }, cookies: others.cookies + cookies.cookies)
    do {
      try await save(logins)
    } catch SecretError.consentRefused {
      // Logged in for as long as the program runs: so the user decided. What was stored before is brought up to date nevertheless.
      let allowed = state.withLock { state in
        state.declined.formUnion(Set(logins.entries.map(\.place)).subtracting(state.stored))
        return logins.entries.filter { state.stored.contains($0.place) }
      }
      if allowed.count == logins.entries.count { return }
      try await save(StoredLogins(entries: allowed, cookies: logins.cookies))
    }
  }

  private func save(_ logins: StoredLogins) async throws {
    let places = Set(logins.entries.map(\.place))
    if places.isEmpty {
      try await secrets.remove(StoredLogins.secretName)
    } else {
      let text = String(decoding: try JSONEncoder().encode(logins.withoutNeedlessCookies), as: UTF8.self)
      let disclosesMore = state.withLock { !places.isSubset(of: $0.stored) }
      try await secrets.save(Secret(text), as: StoredLogins.secretName, disclosesMore: disclosesMore, consent: consent)
    }
    state.withLock { $0.stored = places }
  }

  /// Returns where a session is stored, or `nil` if it ends with the run.
  private func place(of session: LoginSession) -> StoredLogins.Place? {
    serverURL(session.service).map { StoredLogins.Place(server: $0, service: session.service) }
  }
}
