import Foundation
public import Persistence

/// Who is logged in, as programs read it. Never holds a secret.
public struct AccountsDocument: Encodable, Sendable {
  /// An account.
  public struct Account: Encodable, Sendable {
    /// `phone`, `wanandroid`, or the URL of a Mastodon server.
    public let service: String
    /// The user's name, as the server gives it. Not to be trusted.
    public let name: String
  }

  /// The name and the version of the form.
  public let schema = "tessera.auth/1"
  /// The accounts.
  public let accounts: [Account]
  /// Where the logins are stored, or `nil` if they are not.
  public let location: String?

  /// Creates a document.
  public init(_ sessions: [LoginSession], location: SecretLocation?) {
    accounts = sessions.map { session in
      let service =
        switch session.service {
        case .phone: "phone"
        case .wanAndroid: "wanandroid"
        case .mastodon(let url): url.absoluteString
        }
      return Account(service: service, name: session.name)
    }
    self.location = location.map { "\($0)" }
  }
}
