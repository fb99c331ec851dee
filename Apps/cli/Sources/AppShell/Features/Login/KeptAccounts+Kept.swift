import FeatureLogin
import Foundation
import Networking
import Persistence

extension KeptAccounts {
  /// The form in which sessions are among the secrets.
  struct Kept: Codable, Sendable {
    struct Entry: Codable, Sendable {
      let server: URL
      let session: LoginSession
      var place: Place { Place(server: server, service: session.service) }

      /// The entry with addresses in the form that settings have. Version 0.1.0 stored them as they were written.
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

    /// Cookies prove sessions at wanandroid, and nothing else.
    var withoutNeedlessCookies: Kept {
      entries.contains { $0.session.service == .wanAndroid } ? self : Kept(entries: entries)
    }

    /// What is among the secrets; nothing if there is no such secret.
    static func read(_ secrets: SecretStore) async throws -> Kept {
      guard let (secret, _) = try await secrets.secret(KeptAccounts.secretName) else { return Kept() }
      var kept = try JSONDecoder().decode(Kept.self, from: Data(secret.reveal().utf8))
      kept.entries = kept.entries.map(\.normalized)
      return kept
    }
  }

  /// Gives a jar the cookies of an earlier run. They are saved with the sessions that they prove, not by the jar.
  struct KeptCookies: CookieStorage {
    let cookies: [Cookie]
    func load() -> [Cookie] { cookies }
    func save(_ cookies: [Cookie]) {}
  }
}
