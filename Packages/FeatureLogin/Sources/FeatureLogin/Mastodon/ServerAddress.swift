public import Foundation
import Networking

/// The address of a Mastodon server.
public struct ServerAddress: Sendable, Hashable {
  /// The address that all paths are below.
  public let url: URL

  /// Reads what somebody typed: `mastodon.social`, or an address with `https`. Unencrypted `http` is taken for this machine alone,
  /// as passwords and tokens travel there. Nil for anything else, also for an address with a user name or a query.
  public init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard let url = URL(web: text.contains("://") ? text : "https://" + text),
      let host = url.host(percentEncoded: false)?.lowercased(),
      url.user(percentEncoded: false) == nil, url.query(percentEncoded: false) == nil, url.fragment == nil
    else { return nil }
    let isLocal = ["127.0.0.1", "localhost", "::1"].contains(host)
    guard isLocal || (url.scheme?.lowercased() == "https" && host.contains(".")) else { return nil }
    let path = url.absoluteString
    self.url = path.hasSuffix("/") ? URL(string: String(path.dropLast())) ?? url : url
  }

  /// The server's name, for `alice@mastodon.social`.
  var name: String { (url.host(percentEncoded: false) ?? "") + (url.port.map { ":\($0)" } ?? "") }
}
