public import Foundation
import Networking

/// The address of a Mastodon server.
public struct ServerAddress: Sendable, Hashable {
  /// The address that all paths are below.
  public let url: URL

  /// Reads what somebody typed: `mastodon.social`, or an address with `https`. Unencrypted `http` is taken for this machine alone,
  /// as passwords and tokens travel there. Nil for anything else, also for an address with a user name or a query.
  public init?(_ text: String) {
    guard let url = URL(server: text), let host = url.host(percentEncoded: false) else { return nil }
    guard url.isLoopback || (url.scheme == "https" && host.contains(".")) else { return nil }
    self.url = url
  }

  /// The server's name, for `alice@mastodon.social`.
  var name: String { (url.host(percentEncoded: false) ?? "") + (url.port.map { ":\($0)" } ?? "") }
}
