/// A service that users log in to. The module that logs users in and the modules that need a login use the same names.
public enum LoginService: String, Sendable, Hashable, CaseIterable, LosslessStringConvertible {
  /// A server that identifies users by their phone numbers.
  case phone
  /// wanandroid.com, or a server with the same API.
  case wanAndroid = "wanandroid"
  /// A Mastodon server. A user can be logged in to several servers at the same time.
  case mastodon

  /// The name of the service.
  public var description: String { rawValue }

  /// Creates a service from its name, in any case. Returns `nil` if there is no such service.
  public init?(_ text: String) { self.init(rawValue: text.lowercased()) }
}
