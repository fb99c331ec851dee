import FeatureLogin
import Foundation
import Networking
import Persistence
import Reactive

/// Who is signed in: in memory while the program runs, and among the secrets for the next time.
///
/// A session is kept with the address of the server that it is for, and is none for another server. Sessions of the demo server
/// end with it, so they are not kept.
final class KeptAccounts: AccountStore, Sessions {
  /// What the secret is called.
  static let secretName = "accounts"

  /// Asked before sessions are written to a file, which happens where there is no keyring.
  typealias Consent = @Sendable (SecretLocation) async -> Bool

  /// The cookies that prove sessions at wanandroid.
  let cookies: CookieJar
  private let relay: BehaviorRelay<[LoginSession]>
  private let secrets: SecretStore
  private let servers: [Service: Surroundings.Server]
  private let consent: Consent

  /// - Parameter kept: What an earlier run kept; what is not for these servers is left out.
  init(
    _ kept: Kept = Kept(), secrets: SecretStore, servers: [Service: Surroundings.Server], consent: @escaping Consent
  ) {
    self.secrets = secrets
    self.servers = servers
    self.consent = consent
    let sessions = kept.entries.filter { Self.address(of: $0.session, among: servers) == $0.server }.map(\.session)
    relay = BehaviorRelay(value: sessions)
    let hasCookies = sessions.contains { $0.service == .wanAndroid }
    cookies = CookieJar(storage: KeptCookies(cookies: hasCookies ? kept.cookies : []))
  }

  var sessions: Observable<[LoginSession]> { relay.asObservable() }

  /// Who is signed in at this moment.
  var current: [LoginSession] { relay.value }

  var changes: Observable<Void> { relay.skip(1).map { _ in } }

  func session(at service: Service) -> Session? {
    guard let place = place(service) else { return nil }
    return current.first { $0.service == place }.map { Session(name: $0.name, token: $0.token) }
  }

  func expire(at service: Service) -> Single<Void> {
    guard let place = place(service) else { return .just(()) }
    return .deferred { [self] in
      if place == .wanAndroid { cookies.removeAll() }
      return forget(place)
    }
  }

  /// Where one signs in at a service.
  private func place(_ service: Service) -> LoginService? {
    switch service {
    case .timeline: servers[service].map { .mastodon($0.url) }
    case .ranking: .wanAndroid
    case .login: .phone
    case .moments, .twitter: nil
    }
  }

  /// Where sessions are kept; nil where nothing is.
  func location() async throws -> SecretLocation? { try await secrets.secret(Self.secretName)?.location }

  func keep(_ session: LoginSession) -> Single<Void> {
    change { $0.filter { $0.service != session.service } + [session] }
  }

  func forget(_ service: LoginService) -> Single<Void> {
    change { $0.filter { $0.service != service } }
  }

  private func change(_ body: @escaping @Sendable ([LoginSession]) -> [LoginSession]) -> Single<Void> {
    .create(work: { [self] in
      relay.accept(body(relay.value))
      do {
        try await save()
      } catch SecretError.consentRefused {
        // Signed in for as long as the program runs: so the user decided.
      }
    })
  }

  private func save() async throws {
    let entries = relay.value.compactMap { session in
      Self.address(of: session, among: servers).map { Kept.Entry(server: $0, session: session) }
    }
    if entries.isEmpty { return try await secrets.remove(Self.secretName) }
    let hasCookies = entries.contains { $0.session.service == .wanAndroid }
    let kept = Kept(entries: entries, cookies: hasCookies ? cookies.cookies : [])
    let text = String(decoding: try JSONEncoder().encode(kept), as: UTF8.self)
    try await secrets.save(Secret(text), as: Self.secretName, consent: consent)
  }

  /// The address that a session is for; nil if that is the demo server's.
  private static func address(of session: LoginSession, among servers: [Service: Surroundings.Server]) -> URL? {
    let server: Surroundings.Server? =
      switch session.service {
      case .phone: servers[.login]
      case .wanAndroid: servers[.ranking]
      case .mastodon(let url): servers.values.first { $0.url == url } ?? Surroundings.Server(url: url, isDemo: false)
      }
    guard let server, !server.isDemo else { return nil }
    return server.url
  }
}

extension KeptAccounts {
  /// The form in which sessions are among the secrets.
  struct Kept: Codable, Sendable {
    struct Entry: Codable, Sendable {
      let server: URL
      let session: LoginSession
    }
    var entries: [Entry] = []
    var cookies: [Cookie] = []

    /// What is among the secrets; nothing if there is no such secret.
    static func read(_ secrets: SecretStore) async throws -> Kept {
      guard let (secret, _) = try await secrets.secret(KeptAccounts.secretName) else { return Kept() }
      return try JSONDecoder().decode(Kept.self, from: Data(secret.reveal().utf8))
    }
  }

  /// Gives a jar the cookies of an earlier run. They are saved with the sessions that they prove, not by the jar.
  private struct KeptCookies: CookieStorage {
    let cookies: [Cookie]
    func load() -> [Cookie] { cookies }
    func save(_ cookies: [Cookie]) {}
  }
}
