public import Networking
public import Presentation

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
