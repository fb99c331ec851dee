public import Foundation
import Networking
public import Persistence
public import Presentation

/// The accounts of an earlier run, as encoded in the secret store.
public struct StoredLogins: Codable, Sendable {
  /// An account in its encoded form. Version 0.1.0 also encoded the service, which is ignored, and did not normalize
  /// URLs.
  struct Entry: Codable, Sendable {
    struct Session: Codable, Sendable {
      let name: String
      let proof: Account.Proof
    }

    let server: URL
    let session: Session
    /// Whether the account has expired, or `nil` in entries of earlier versions.
    let isExpired: Bool?

    init(_ account: Account) {
      server = account.server
      session = Session(name: account.name, proof: account.proof)
      isExpired = account.isExpired ? true : nil
    }

    /// The account, with a normalized URL.
    var account: Account {
      Account(
        server: URL(server: server.absoluteString) ?? server, name: session.name, proof: session.proof,
        isExpired: isExpired ?? false)
    }
  }

  /// The key of an account. Each key has at most one account.
  struct Key: Hashable {
    let server: URL
    let service: LoginService
    /// The name of an account at Mastodon, where a server can have several accounts, or `nil` for any other service.
    let name: String?

    init(_ account: Account) {
      server = account.server
      service = account.service
      name = account.service == .mastodon ? account.name : nil
    }
  }

  private var entries: [Entry] = []
  var cookies: [Cookie] = []

  /// Creates a value without accounts.
  public init() {}

  init(_ accounts: [Account], cookies: [Cookie] = []) {
    entries = accounts.map(Entry.init)
    self.cookies = cookies
  }

  /// Creates a value with the accounts in the secret store. The value has no accounts if the secret does not exist.
  ///
  /// - Throws: An error from the secret store, or a `DecodingError` if the secret is damaged.
  init(from secrets: SecretStore) async throws {
    guard let (secret, _) = try await secrets.secret(Self.secretName) else { return }
    self = try JSONDecoder().decode(StoredLogins.self, from: Data(secret.reveal().utf8))
  }

  /// Reads the accounts. If they cannot be read, reports the error and returns no accounts.
  public static func read(from secrets: SecretStore, onFailure report: (any Error) -> Void) async -> StoredLogins {
    do {
      return try await StoredLogins(from: secrets)
    } catch {
      report(error)
      return StoredLogins()
    }
  }

  /// The name of the secret.
  static let secretName = "accounts"

  var accounts: [Account] { entries.map(\.account) }
  /// Returns the server of the last used account of a service, or `nil` if there is none.
  public func server(of service: LoginService) -> URL? { accounts.last { $0.service == service }?.server }

  /// A sentence for each account that has expired, or `nil` if none has.
  public var expiries: LocalizedText? {
    let expiries = accounts.filter(\.isExpired).map(\.expiry)
    if expiries.isEmpty { return nil }
    return LocalizedText(
      en: expiries.map { $0[.en] }.joined(separator: " "), zhHans: expiries.map { $0[.zhHans] }.joined())
  }
  var keys: Set<Key> { Set(accounts.map(Key.init)) }

  /// These logins without cookies, unless an account at wanandroid needs them.
  var withoutUnusedCookies: StoredLogins {
    accounts.contains { $0.service == .wanAndroid } ? self : StoredLogins(accounts)
  }

  /// Returns these logins without the given account, and without cookies that no other account needs.
  func removing(_ account: Account) -> StoredLogins {
    StoredLogins(accounts.filter { !account.replaces($0) }, cookies: cookies).withoutUnusedCookies
  }

  /// A cookie storage that contains the cookies of an earlier run. It saves no cookies, because they are saved with
  /// their accounts.
  struct Cookies: CookieStorage {
    let cookies: [Cookie]
    func load() -> [Cookie] { cookies }
    func save(_ cookies: [Cookie]) {}
  }
}
