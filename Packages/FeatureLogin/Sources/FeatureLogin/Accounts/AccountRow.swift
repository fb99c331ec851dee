public import Foundation
public import Networking
public import Presentation

/// A row of the list of accounts: an account, or a service that the user can log in to.
public struct AccountRow: ListItemViewModel {
  /// The identity of a row.
  public enum ID: Hashable, Sendable {
    /// An account at a service.
    case account(LoginService, server: URL, name: String)
    /// A service that the user can log in to.
    case login(LoginService)
  }

  /// The identity of the row.
  public let id: ID
  /// The service of the account, or the service to log in to.
  public let service: LoginService
  /// The host of the server for an account at Mastodon, or `nil` for any other row.
  public let host: String?
  /// The user's name as the server sends it, or `nil` if the user is not logged in. The name is untrusted: sanitize it
  /// before display.
  public let name: String?
  /// A Boolean value that indicates whether the app uses this account, or `nil` if the user cannot choose between this
  /// account and others.
  public let isUsed: Bool?
  /// A Boolean value that indicates whether the server no longer accepts the account, so that the user has to log in
  /// again.
  public let isExpired: Bool
  /// A Boolean value that indicates whether the user is being logged out.
  public let isLoggingOut: Bool
  /// A Boolean value that indicates whether the row is for logging in to another account, at a service where the user
  /// already has an account.
  public let isAnother: Bool

  init(_ account: Account, isUsed: Bool?, isLoggingOut: Bool) {
    id = Self.id(of: account)
    service = account.service
    host = account.service == .mastodon ? account.server.host() ?? "" : nil
    name = account.name
    self.isUsed = isUsed
    isExpired = account.isExpired
    self.isLoggingOut = isLoggingOut
    isAnother = false
  }

  private init(logInAt service: LoginService, isAnother: Bool) {
    id = .login(service)
    self.service = service
    host = nil
    name = nil
    isUsed = nil
    isExpired = false
    isLoggingOut = false
    self.isAnother = isAnother
  }

  static func id(of account: Account) -> ID {
    .account(account.service, server: account.server, name: account.name)
  }

  /// Returns a row for each account, then a row for each service that the user can log in to: a service without an
  /// account or with an expired one, and Mastodon, where a user can have several accounts.
  ///
  /// - Parameters:
  ///   - accounts: The accounts, in the order of their last use, most recent last.
  ///   - loggingOut: The accounts from which the user is being logged out.
  ///   - mastodon: The only Mastodon server whose accounts this run can use, or `nil` if it can use the accounts of all
  ///     servers.
  public static func rows(
    _ accounts: [Account], loggingOut: Set<ID> = [], mastodon: URL? = nil
  ) -> [AccountRow] {
    let services = Set(accounts.filter { !$0.isExpired }.map(\.service))
    let usable = accounts.filter { $0.service == .mastodon && (mastodon == nil || $0.server == mastodon) }
    return accounts.map { account in
      let isUsed = usable.count > 1 && usable.contains(account) ? account == usable.last : nil
      return AccountRow(account, isUsed: isUsed, isLoggingOut: loggingOut.contains(id(of: account)))
    }
      + LoginService.allCases.filter { $0 == .mastodon || !services.contains($0) }.map { service in
        AccountRow(logInAt: service, isAnother: services.contains(service))
      }
  }
}
