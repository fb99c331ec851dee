import Foundation
import Networking
public import Persistence

/// The accounts of an earlier run, as the secret store holds them.
public struct StoredLogins: Codable, Sendable {
  /// An account in its encoded form. Version 0.1.0 added the service, and stored URLs as they were written.
  struct Entry: Codable, Sendable {
    struct Session: Codable, Sendable {
      let name: String
      let proof: Account.Proof
    }

    let server: URL
    let session: Session

    init(_ account: Account) {
      server = account.server
      session = Session(name: account.name, proof: account.proof)
    }

    /// The account, with its URL in the form that settings have.
    var account: Account {
      Account(server: URL(server: server.absoluteString) ?? server, name: session.name, proof: session.proof)
    }
  }

  /// The key of an account: there is at most one account for each.
  struct Key: Hashable {
    let server: URL
    let service: LoginService

    init(_ account: Account) {
      server = account.server
      service = account.service
    }
  }

  private var entries: [Entry] = []
  var cookies: [Cookie] = []

  /// Creates an empty value, as before the first login.
  public init() {}

  init(_ accounts: [Account], cookies: [Cookie] = []) {
    entries = accounts.map(Entry.init)
    self.cookies = cookies
  }

  /// Reads the accounts. They are empty if there is no such secret.
  ///
  /// - Throws: What the secret store throws, or a `DecodingError` if the secret is damaged.
  public init(from secrets: SecretStore) async throws {
    guard let (secret, _) = try await secrets.secret(Self.secretName) else { return }
    self = try JSONDecoder().decode(StoredLogins.self, from: Data(secret.reveal().utf8))
  }

  /// The name of the secret.
  static let secretName = "accounts"

  var accounts: [Account] { entries.map(\.account) }
  var keys: Set<Key> { Set(accounts.map(Key.init)) }

  /// Cookies prove accounts at wanandroid, and nothing else.
  var withoutNeedlessCookies: StoredLogins {
    accounts.contains { $0.service == .wanAndroid } ? self : StoredLogins(accounts)
  }

  /// Gives a jar the cookies of an earlier run. They are saved with the accounts that they prove, not by the jar.
  struct Cookies: CookieStorage {
    let cookies: [Cookie]
    func load() -> [Cookie] { cookies }
    func save(_ cookies: [Cookie]) {}
  }
}
