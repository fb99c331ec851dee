import Foundation
public import Networking
public import Persistence

/// The accounts that a user is logged in to, for programs to read. Contains no secret.
public struct AccountsDocument: Encodable, Sendable {
  /// An account.
  public struct Row: Encodable, Sendable {
    /// `phone`, `wanandroid`, or the URL of a Mastodon server.
    public let service: String
    /// The user's name, as the server gives it. Sanitize it before display.
    public let name: String
  }

  /// The name and the version of the format.
  public let schema = "tessera.auth/1"
  /// The accounts.
  public let accounts: [Row]
  /// Where the accounts are stored, or `nil` if they are not.
  public let location: String?

  /// Creates a document.
  public init(_ accounts: [Account], location: SecretLocation?) {
    self.accounts = accounts.map { account in
      Row(
        service: account.service == .mastodon ? account.server.absoluteString : account.service.rawValue,
        name: account.name)
    }
    self.location = location.map { "\($0)" }
  }
}
