public import Foundation
import Networking
import Presentation

/// The servers that users log in to during this run.
public struct LoginServers: Sendable {
  /// The URL of the server of each service except Mastodon, which has many servers.
  private let urls: [LoginService: URL]
  /// The servers whose accounts are not stored.
  private let temporary: Set<URL>

  /// Creates a set of servers.
  ///
  /// - Parameters:
  ///   - phone: The URL of the server for logins with a phone number, or `nil` if this run does not use one.
  ///   - wanAndroid: The URL of the wanandroid server, or `nil` if this run does not use one.
  ///   - temporary: The servers that stop at the end of this run, such as a demo server. Their accounts are not stored.
  public init(phone: URL? = nil, wanAndroid: URL? = nil, temporary: Set<URL> = []) {
    urls = [LoginService.phone: phone, .wanAndroid: wanAndroid].compactMapValues(\.self)
    self.temporary = temporary
  }

  /// Returns whether this run uses the server of an account. Credentials are sent to no other server.
  func contains(_ account: Account) -> Bool { account.service == .mastodon || urls[account.service] == account.server }

  /// Returns whether an account is stored for the next run.
  func stores(_ account: Account) -> Bool { !temporary.contains(account.server) }
}
