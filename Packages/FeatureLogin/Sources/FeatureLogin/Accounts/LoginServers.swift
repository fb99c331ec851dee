public import Foundation
import Networking

/// The servers of this run at which users log in.
public struct LoginServers: Sendable {
  /// The URL of the one server of each service that has one: of all but Mastodon.
  private let urls: [LoginService: URL]
  /// The servers whose accounts end with the run.
  private let temporary: Set<URL>

  /// Creates a set of servers.
  ///
  /// - Parameters:
  ///   - phone: The URL of the server for telephone numbers, or `nil` if this run does not use one.
  ///   - wanAndroid: The URL of the wanandroid server, or `nil` if this run does not use one.
  ///   - temporary: The servers that end with this run, as a demo server does. Their accounts are not stored.
  public init(phone: URL? = nil, wanAndroid: URL? = nil, temporary: Set<URL> = []) {
    urls = [LoginService.phone: phone, .wanAndroid: wanAndroid].compactMapValues(\.self)
    self.temporary = temporary
  }

  /// Returns whether this run uses the server of an account. The proof of an account goes to no other server.
  func contains(_ account: Account) -> Bool { account.service == .mastodon || urls[account.service] == account.server }

  /// Returns whether an account is stored for the next run.
  func stores(_ account: Account) -> Bool { !temporary.contains(account.server) }
}
