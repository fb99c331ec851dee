public import Foundation

/// Where somebody can sign in.
public enum LoginService: Sendable, Hashable, Codable {
  /// The server that knows people by their telephone number.
  case phone
  /// wanandroid.com, or a server that speaks like it.
  case wanAndroid
  /// A Mastodon server, by its address.
  case mastodon(URL)
}
