public import Networking

/// A service at which users log in.
public enum LoginService: String, Sendable, Hashable, CaseIterable {
  /// A server that knows users by their telephone numbers.
  case phone
  /// wanandroid.com, or a server with the same API.
  case wanAndroid = "wanandroid"
  /// A Mastodon server. A user can be logged in at several of them at once.
  case mastodon
}

extension Account {
  /// The service, which is the only one that proves its accounts in this way.
  public var service: LoginService {
    switch proof {
    case .token: .phone
    case .cookies: .wanAndroid
    case .oauth: .mastodon
    }
  }

  /// Returns whether a user can be logged in to only one of two accounts.
  func replaces(_ other: Account) -> Bool { service == other.service && server == other.server }
}
