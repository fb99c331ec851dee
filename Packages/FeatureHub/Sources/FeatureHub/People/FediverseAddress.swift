import Foundation

/// The address of an account on a Mastodon server, such as `@mira@social.example`.
public struct FediverseAddress: Hashable, Sendable, CustomStringConvertible {
  /// The username on the server.
  public let name: String
  /// The host of the server, in lowercase.
  public let host: String

  /// Creates an address from the URL of a profile. Returns `nil` unless the URL has the form `https://HOST/@NAME`.
  public init?(profile text: String) {
    guard let url = URL(string: text), url.scheme == "https", let host = url.host?.lowercased(), host.contains("."),
      url.user == nil, url.port == nil
    else { return nil }
    let path = url.path.split(separator: "/")
    guard path.count == 1, let name = path.first, name.first == "@" else { return nil }
    self.name = String(name.dropFirst())
    self.host = host
    let isName = self.name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    guard isName, !self.name.isEmpty else { return nil }
  }

  /// The address: `@NAME@HOST`.
  public var description: String { "@\(name)@\(host)" }
}

extension UserProfile {
  /// The user's Mastodon address, or `nil` if the profile neither lists a Mastodon account nor links to one. A Mastodon
  /// account that only has the same username does not count.
  var fediverseAddress: FediverseAddress? {
    let declared = accounts.filter { $0.provider == "mastodon" }.map(\.url)
    return (declared + [user.blog].compactMap(\.self)).lazy.compactMap(FediverseAddress.init(profile:)).first
  }
}
