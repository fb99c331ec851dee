public import Networking

/// A service that users log in to.
public enum LoginService: String, Sendable, Hashable, CaseIterable {
  /// A server that identifies users by their phone numbers.
  case phone
  /// wanandroid.com, or a server with the same API.
  case wanAndroid = "wanandroid"
  /// A Mastodon server. A user can be logged in to several servers at the same time.
  case mastodon
}

extension Account {
  /// The service of the account. The kind of the account's proof determines the service.
  public var service: LoginService {
    switch proof {
    case .token: .phone
    case .cookies: .wanAndroid
    case .oauth: .mastodon
    }
  }

  /// Returns whether this account replaces another: an account of the same service at the same server. At a Mastodon
  /// server, an account replaces only an account with the same name.
  func replaces(_ other: Account) -> Bool {
    service == other.service && server == other.server && (service != .mastodon || name == other.name)
  }
}
