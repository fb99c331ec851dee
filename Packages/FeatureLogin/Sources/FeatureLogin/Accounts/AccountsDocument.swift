import Foundation
public import Networking
public import Persistence
import Presentation

/// The accounts to which the user is logged in, as a document for other programs. Contains no secrets.
public struct AccountsDocument: Encodable, Sendable {
  /// An account.
  public struct Row: Encodable, Sendable {
    /// The service of the account: `phone`, `wanandroid`, or the URL of a Mastodon server.
    public let service: String
    /// The host and the port of the server.
    public let server: String
    /// The user's name as the server sends it. The name is untrusted: sanitize it before display.
    public let name: String
    /// A Boolean value that indicates whether the app uses this account, or `nil` if the user cannot choose between
    /// this account and others.
    public let isUsed: Bool?
    /// A Boolean value that indicates whether the server no longer accepts the account, so that the user has to log in
    /// again.
    public let isExpired: Bool
  }

  /// The name and version of the document's schema.
  public let schema = "tessera.auth/2"
  /// The accounts to which the user is logged in.
  public let accounts: [Row]
  /// The location at which the accounts are stored, or `nil` if they are not stored.
  public let location: SecretLocation?

  /// Creates a document of accounts, which are in the order of their last use, most recent last.
  public init(_ accounts: [Account], location: SecretLocation?) {
    let choices = accounts.filter { $0.service == .mastodon }
    self.accounts = accounts.map { account in
      Row(
        service: account.service == .mastodon ? account.server.absoluteString : account.service.rawValue,
        server: account.server.hostAndPort, name: account.name,
        isUsed: choices.count > 1 && choices.contains(account) ? account == choices.last : nil,
        isExpired: account.isExpired)
    }
    self.location = location
  }
}
