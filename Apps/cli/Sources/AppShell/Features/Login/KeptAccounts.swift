import Composition
import FeatureLogin
import Foundation
import Networking
import Persistence
import Presentation
import Reactive
import Synchronization

/// Who is signed in: in memory while the program runs, and among the secrets for the next time.
///
/// A session is kept with the address of the server that it is for, and is none for another server. Sessions of the demo server
/// end with it, so they are not kept. Sessions of servers that this run does not talk to stay stored.
final class KeptAccounts: AccountStore, AccountProvider {
  /// What the secret is called.
  static let secretName = "accounts"

  /// Asked before sessions are written to a file, which happens where there is no keyring.
  typealias Consent = @Sendable (SecretLocation) async -> Bool

  /// The cookies that prove sessions at wanandroid.
  let cookies: CookieJar
  private let relay: BehaviorRelay<[LoginSession]>
  private let secrets: SecretStore
  private let servers: [ServerID: AppEnvironment.Server]
  private let definitions: [ServerDefinition]
  private let consent: Consent
  private let ended = PublishRelay<EndedSession>()
  private let expired = PublishRelay<LocalizedText>()
  private let state: Mutex<State>

  /// What is known about the secret store.
  private struct State {
    /// Sessions of servers that this run does not talk to, with their cookies.
    var others: Kept
    /// The places whose sessions are stored.
    var stored: Set<Kept.Place>
    /// The places whose sessions the user did not want to have in a file.
    var declined: Set<Kept.Place> = []
  }

  /// - Parameters:
  ///   - kept: What an earlier run stored. What is not for these servers is left out.
  ///   - definitions: The servers at which users log in.
  init(
    _ kept: Kept = Kept(), secrets: SecretStore, servers: [ServerID: AppEnvironment.Server],
    definitions: [ServerDefinition], consent: @escaping Consent
  ) {
    self.secrets = secrets
    self.servers = servers
    self.definitions = definitions
    self.consent = consent
    let sessions = kept.entries.filter { Self.address(of: $0.session, among: servers, definitions) == $0.place.server }
      .map(
        \.session)
    relay = BehaviorRelay(value: sessions)
    let hasCookies = sessions.contains { $0.service == .wanAndroid }
    cookies = CookieJar(storage: KeptCookies(cookies: hasCookies ? kept.cookies : []))
    let others = kept.entries.filter { !sessions.contains($0.session) }
    state = Mutex(
      State(
        others: Kept(entries: others, cookies: hasCookies ? [] : kept.cookies).withoutNeedlessCookies,
        stored: Set(kept.entries.map(\.place))))
  }

  var sessions: Observable<[LoginSession]> { relay.asObservable() }

  /// Who is signed in at this moment.
  var current: [LoginSession] { relay.value }

  var changes: Observable<Void> { relay.skip(1).map { _ in } }

  var endings: Observable<EndedSession> { ended.asObservable() }

  var expirations: Observable<LocalizedText> { expired.asObservable() }

  func session(at server: ServerID) -> Session? {
    guard let place = place(server) else { return nil }
    return current.first { $0.service == place }.map { Session(name: $0.name, token: $0.token) }
  }

  func expire(at server: ServerID) -> Single<Void> {
    guard let place = place(server), current.contains(where: { $0.service == place }) else { return .just(()) }
    return .deferred { [self] in
      if place == .wanAndroid { cookies.removeAll() }
      return change(isExpiry: true) { $0.filter { $0.service != place } }
    }
  }

  /// Tells the user that a session has expired.
  func reportExpired(_ service: LoginService) {
    let place =
      switch service {
      case .phone: LocalizedText(en: "the server for telephone numbers", zhHans: "手机号登录服务器")
      case .wanAndroid: LocalizedText(en: "wanandroid", zhHans: "玩安卓")
      case .mastodon(let url): LocalizedText(en: url.host() ?? "", zhHans: " \(url.host() ?? "") ")
      }
    expired.accept(LoginCommandText.expired(place))
  }

  /// Where one signs in at a service.
  private func place(_ server: ServerID) -> LoginService? {
    switch definitions.first(where: { $0.id == server })?.login {
    case .mastodon?: servers[server].map { .mastodon($0.url) }
    case .wanAndroid?: .wanAndroid
    case .phone?: .phone
    default: nil
    }
  }

  func cookies(at server: ServerID) -> CookieJar? { place(server) == .wanAndroid ? cookies : nil }

  /// Returns the server that sessions of a service are for.
  private func server(of service: LoginService) -> ServerID? {
    definitions.first { $0.login == service.method }?.id
  }

  /// Where sessions are kept; nil where nothing is.
  func location() async throws -> SecretLocation? { try await secrets.secret(Self.secretName)?.location }

  /// Whether all sessions at a service are stored for the next run.
  func isStored(_ server: ServerID) -> Bool {
    let places = current.filter { self.server(of: $0.service) == server }.map { place(of: $0) }
    return state.withLock { state in places.allSatisfy { $0.map(state.stored.contains) ?? false } }
  }

  func keep(_ session: LoginSession) -> Single<Void> {
    change { [self] sessions in
      if let place = place(of: session) { state.withLock { _ = $0.declined.remove(place) } }
      return sessions.filter { $0.service != session.service } + [session]
    }
  }

  func forget(_ service: LoginService) -> Single<Void> {
    change { $0.filter { $0.service != service } }
  }

  /// Whether sessions are stored for servers that this run does not talk to.
  var hasOthers: Bool { state.withLock { !$0.others.entries.isEmpty } }

  /// Forgets the sessions of servers that this run does not talk to.
  func forgetOthers() async throws {
    state.withLock { $0.others = Kept() }
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
        guard let place = place(of: session), let server = server(of: session.service) else { continue }
        ended.accept(EndedSession(server: server, url: place.server, name: session.name))
      }
      try await save()
    })
  }

  private func save() async throws {
    let (others, declined) = state.withLock { ($0.others, $0.declined) }
    let own = relay.value.compactMap { session in
      place(of: session).map { Kept.Entry(server: $0.server, session: session) }
    }
    let kept = Kept(
      entries: others.entries + own.filter { !declined.contains($0.place) }, cookies: others.cookies + cookies.cookies)
    do {
      try await save(kept)
    } catch SecretError.consentRefused {
      // Logged in for as long as the program runs: so the user decided. What was stored before is brought up to date nevertheless.
      let allowed = state.withLock { state in
        state.declined.formUnion(Set(kept.entries.map(\.place)).subtracting(state.stored))
        return kept.entries.filter { state.stored.contains($0.place) }
      }
      if allowed.count == kept.entries.count { return }
      try await save(Kept(entries: allowed, cookies: kept.cookies))
    }
  }

  private func save(_ kept: Kept) async throws {
    let places = Set(kept.entries.map(\.place))
    if places.isEmpty {
      try await secrets.remove(Self.secretName)
    } else {
      let text = String(decoding: try JSONEncoder().encode(kept.withoutNeedlessCookies), as: UTF8.self)
      let disclosesMore = state.withLock { !places.isSubset(of: $0.stored) }
      try await secrets.save(Secret(text), as: Self.secretName, disclosesMore: disclosesMore, consent: consent)
    }
    state.withLock { $0.stored = places }
  }

  /// Where a session is kept; nil if it is the demo server's.
  private func place(of session: LoginSession) -> Kept.Place? {
    Self.address(of: session, among: servers, definitions).map { Kept.Place(server: $0, service: session.service) }
  }

  /// The address that a session is for; nil if that is the demo server's.
  private static func address(
    of session: LoginSession, among servers: [ServerID: AppEnvironment.Server], _ definitions: [ServerDefinition]
  ) -> URL? {
    let server: AppEnvironment.Server? =
      switch session.service {
      case .phone, .wanAndroid: definitions.first { $0.login == session.service.method }.flatMap { servers[$0.id] }
      case .mastodon(let url):
        servers.values.first { $0.url == url } ?? AppEnvironment.Server(url: url, isDemo: false)
      }
    guard let server, !server.isDemo else { return nil }
    return server.url
  }
}

extension LoginService {
  fileprivate var method: LoginMethod {
    switch self {
    case .phone: .phone
    case .wanAndroid: .wanAndroid
    case .mastodon: .mastodon
    }
  }
}
