public import Foundation
import Networking

/// The address of a Mastodon server, or of a domain whose accounts are on a Mastodon server.
public struct ServerAddress: Sendable, Hashable {
  /// The base URL of the server.
  public let url: URL
  /// The username in the address, as in `@alice@mastodon.social`, or `nil` if there is none.
  let username: String?

  /// Creates an address from text: `mastodon.social`, `@alice@mastodon.social`, or a URL with `https`. Accepts `http` only
  /// for this machine, because passwords and tokens are sent to the server. Returns `nil` for any other text, including a
  /// URL with a username or a query.
  public init?(_ text: String) {
    let handle = text.trimmingCharacters(in: .whitespacesAndNewlines).wholeMatch(of: /@?([^@:\/\s]+)@([^@\/\s]+)/)
    username = handle.map { String($0.1) }
    guard let url = URL(server: handle.map { String($0.2) } ?? text), let host = url.host(percentEncoded: false) else {
      return nil
    }
    guard url.isLoopback || (url.scheme == "https" && host.contains(".")) else { return nil }
    self.url = url
  }

  /// The server's name, as in `alice@mastodon.social`.
  var name: String { url.hostAndPort }
}
