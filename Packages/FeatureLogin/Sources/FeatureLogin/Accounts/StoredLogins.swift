import Foundation
import Networking
public import Persistence

/// The logins of an earlier run, as they are stored among the secrets.
public struct StoredLogins: Codable, Sendable {
  struct Entry: Codable, Sendable {
    let server: URL
    let session: LoginSession
    var place: Place { Place(server: server, service: session.service) }

    /// The entry with URLs in the form that settings have. Version 0.1.0 stored them as they were written.
    var normalized: Entry {
      func normalized(_ url: URL) -> URL { URL(server: url.absoluteString) ?? url }
      var service = session.service
      if case .mastodon(let url) = service { service = .mastodon(normalized(url)) }
      return Entry(
        server: normalized(server), session: LoginSession(service: service, name: session.name, proof: session.proof))
    }
  }

  /// What there is one session for.
  struct Place: Hashable {
    let server: URL
    let service: LoginService
  }

  var entries: [Entry] = []
  var cookies: [Cookie] = []

  /// Creates an empty value, as before the first login.
  public init() {}

  init(entries: [Entry], cookies: [Cookie] = []) {
    self.entries = entries
    self.cookies = cookies
  }

  /// Reads the logins. They are empty if there is no such secret.
  ///
  /// - Throws: What the secret store throws, or a `DecodingError` if the secret is damaged.
  public init(from secrets: SecretStore) async throws {
    guard let (secret, _) = try await secrets.secret(Self.secretName) else { return }
    self = try JSONDecoder().decode(StoredLogins.self, from: Data(secret.reveal().utf8))
    entries = entries.map(\.normalized)
  }

  /// The name of the secret.
  static let secretName = "accounts"

  /// Cookies prove sessions at wanandroid, and nothing else.
  var withoutNeedlessCookies: StoredLogins {
    entries.contains { $0.session.service == .wanAndroid } ? self : StoredLogins(entries: entries)
  }

  /// Gives a jar the cookies of an earlier run. They are saved with the sessions that they prove, not by the jar.
  struct Cookies: CookieStorage {
    let cookies: [Cookie]
    func load() -> [Cookie] { cookies }
    func save(_ cookies: [Cookie]) {}
  }
}
